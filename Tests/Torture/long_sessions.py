"""Kills the process of a long session while its lines run, and while it is restored."""

import os
import re
import subprocess
import threading

LINE = ".plusButtonTapped"


def kill_in_long_session(counts, tca, tools):
    """Sends lines through a pipe, kills the worker five times, and counts what is missing at the end.

    A line that runs while its process is killed is lost, and an error names it."""
    with tools.Place() as place, open(os.path.join(place.home, "output"), "w+") as output:
        program = subprocess.Popen(
            [tca, "AmountControl"], stdin=subprocess.PIPE, stdout=output, stderr=subprocess.STDOUT, text=True,
            env=place.environment, cwd=place.home)
        sent = tools.random.randint(1_500, 3_000)
        writer = threading.Thread(target=write, args=(program, f"{LINE}\n" * sent))
        writer.start()
        # Without the feature, no line would count.
        while "amount: 1" not in open(output.name).read():
            tools.wait(0.05)
        for _ in range(5):
            tools.wait(tools.random.uniform(0, 0.6))
            for victim in tools.children(program.pid)[:1]:
                tools.kill(victim)
        writer.join()
        processes = tools.children(program.pid)
        write(program, "state\n")
        program.stdin.close()
        program.wait()
        counts["processes left after 5 s"] += tools.wait_until_gone(processes)
        output.seek(0)
        text = output.read()
        counts["leftovers"] += len(place.leftovers())
    line = f"`{re.escape(LINE)}`"
    named = len(re.findall(rf"^error: {line}|^error: while .*{line}.*\n.* without this line|^{line} was running", text, re.M))
    amounts = re.findall(r"amount: (\d+)", text)
    counts["rounds"] += 1
    counts["lines lost"] += abs(sent - named - int(amounts[-1] if amounts else 0))


def write(program, text):
    program.stdin.write(text)
    program.stdin.flush()
