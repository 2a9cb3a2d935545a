steps.forEach(listen);
show(shown, false);
if (isSaved) status(false, words.saved);
else { status(false, words.off); if (document.body.dataset.source === "files") poll(); else connect(); }
