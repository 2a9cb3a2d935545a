/// Questions in whole sentences, which mention much that is not the subject.
enum SentenceQuestions {
  static let text = """
    state:
    I have a screen with a title, a list and a spinner, what do I declare in the struct;
    does the text that is derived from two numbers belong into the model or into the view;
    can I leave values out that the view can work out by itself;
    is it better to have ten small fields or nested structs; my model contains the same information twice;
    action:
    should the enum case be called like the button or like the thing that it does;
    I am not sure whether to write reload or reloadButtonTapped;
    my event list has fifty entries, how do people organize it;
    how do I pass the text that the user entered along with the event;
    which events may come from the view and which only from inside;
    reducer:
    I come from MVVM and look for the place where the view model methods go;
    my file with all the business rules has become huge and I want to split it;
    where is the code that decides what a tap does;
    can several of them be combined so that each handles a part of the events;
    is the logic allowed to wait for something; the function with the switch is too long to read;
    store:
    where in my SwiftUI App do I create the thing that the views observe;
    do I make a new one for each screen or pass the same one around; how does a button in the view talk to the logic;
    is it a singleton and may I keep it in a global constant; how do I get the current values outside of a view;
    my preview needs one, what do I give it;
    view store:
    an old tutorial wraps the whole body into a closure with viewStore in, what is that;
    can I delete all those viewStore variables; why does the old code pass observe: with a closure;
    data flow:
    I am completely new to this, can somebody walk me through what happens from a tap to the new screen;
    which parts are there and who talks to whom; how is this different from what I know from Redux or Elm;
    what do I need to understand first before I write code; in which direction does everything move;
    scope:
    I split my screen in two but the second part never reacts to its buttons;
    how do I use the counter feature inside of my main feature;
    every row of my list should be a small feature with its own logic;
    the view of the subfeature is visible, yet its logic is never executed;
    how do I give the child view only its part of the store; I want to reuse the same component in three places;
    enum state:
    my view is either loading, or shows an error, or shows content, and flags contradict each other;
    before login the app shows something else than after it; a wizard has four steps and each step has its own data;
    I have three optionals of which only one may be set; how can the type make sure that nothing impossible happens;
    the game is running, paused or over, how do I write that down;
    navigation:
    how is moving from one view to the next done here;
    there are sheets, pushes, tabs and alerts, which of them do I use when; who decides which screen is visible;
    do I still use NavigationLink;
    presentation:
    a plus button should bring up a view from the bottom for entering a new entry;
    how do I open an editor on top of the current screen and close it again; where is stored whether the modal is open;
    the modal view opens but its buttons do nothing; can one screen open different modals;
    I want to show a settings page over everything;
    stack:
    the user goes deeper and deeper, from a folder into another folder;
    after checkout the user must land on the start page again; how do I add a screen on top from code;
    what happens with the data of a page when it is popped;
    the back swipe should remove more than one page; I need to know how many pages are open;
    how do I replace the topmost page;
    alert:
    before something is removed for good I would like to warn people;
    when the download fails a small window with an OK button should appear; how is a dialog with several choices made;
    what happens after a choice was tapped;
    how do I display a short text that the user has to confirm; the window with the warning does not open;
    dismiss:
    after a successful save the page should go away by itself; the cancel button inside of the modal must close it;
    how does a feature that does not know its parent leave the screen; the child decides that it is finished;
    binding:
    typing into the field should change the value in the model; how does a switch in the settings screen change a Bool;
    I need an enum picker that writes its selection; do I really need one event per input;
    there are ten inputs and I do not want ten cases; which syntax with the dollar sign do I use in the view;
    the date picker needs a Binding;
    effect:
    the user taps refresh and I need to ask the server; where is it legal to use await;
    how does the result of the request get back into the model;
    I want to throw the running work away when a new one begins;
    how do I start work that nobody waits for; two things should be loaded at the same time;
    one job has to wait for another one; the reducer must play a sound; how can I stop what is currently being loaded;
    something should happen two seconds later; can I use DispatchQueue or Task in there;
    how do I write to a file without blocking;
    dependency:
    our code calls a shared network manager everywhere and cannot be tested;
    in previews there should be sample data instead of the real backend;
    how do I use a wrapper around a third-party SDK;
    the tests should not touch the real database; where do I declare the interface to my server;
    how can one test pretend that it is another day; I need predictable identifiers;
    pass another implementation to one screen only;
    testing:
    I want to make sure that tapping twice gives two, how do I write that;
    my feature waits for five seconds and the test should not; how do I check that the response arrives in the logic;
    must every field be asserted, or only those that I care about; what does a typical test look like;
    is there a way to verify a whole flow of several screens; how do I simulate the passing of time;
    macros:
    I do not understand what the annotation above the struct adds;
    after updating Xcode it says that something has to be trusted before building; our build server refuses the macros;
    can I see the code that is written for me;
    observation:
    the number in the model is right, but the label on the screen is old;
    how does SwiftUI find out that it must draw again; the list stays empty although the data was loaded;
    only one of my two views refreshes;
    do I have to mark the struct so that views follow it;
    part of the screen is out of date until I leave and come back;
    why is a view drawn again although nothing that it shows is different;
    sharing:
    the user's name is needed on almost every page; I change the theme on one page and all others must follow;
    two tabs show the same list and have to agree; where do I put something that belongs to nobody in particular;
    how do I avoid handing a value through five layers; favorites are toggled on one screen and counted on another one;
    both features need to write the same number;
    when not to use it:
    my boss asks whether we need such a framework at all; I build a tiny tool alone, is this overhead justified;
    which projects do not benefit from it; what are the arguments against it; colleagues say it is too much ceremony;
    debounce:
    the search should only start after the person has finished entering the word;
    our server gets a call for each character; people tap the button like mad and we only want the first tap;
    slider movement triggers hundreds of calls;
    how do I delay reacting to input a little; the result of an older query arrives after the newer one;
    limit the frequency of an event;
    timer:
    something has to be done again and again with the same distance in time;
    I build a cooking app that shows how many minutes are left; the number on the screen should go down by itself;
    how do I stop it when the user pauses;
    every half minute I want to ask the server for news; a progress ring has to advance smoothly;
    after I start it a second time it runs at double speed;
    retry:
    in the subway the connection drops and the call should be repeated; after three unsuccessful tries tell the user;
    the pause between tries should grow; the first call after the start often fails, do it once more;
    pagination:
    the server delivers only part of the entries at once;
    when the user gets to the lowest row the following entries should come; how do I remember how far I have loaded;
    my feed has ten thousand posts; it loads the same part again;
    form:
    the send button must stay gray until everything is correct; pressing return should move on to the input below;
    how do I display what is wrong with an input; on opening, the keyboard should be there already;
    persistence:
    when the app is started tomorrow, today's entries must still be there; where do I save what the user has chosen;
    after the phone was restarted everything is empty; I need to write my list to a file;
    the session should survive a quit;
    delegate actions:
    the editor is done and the page that opened it has to know; how can a picker hand its choice to whoever opened it;
    after signing in, the surrounding feature has to switch; the row wants to be deleted by its list;
    parent and child:
    what are the different ways for two features to exchange information;
    should the inner one call the outer one or should the outer one listen;
    two neighbors need to know about each other; how does the outer feature start something in the inner one;
    sharing logic:
    pull to refresh and the refresh button have identical code;
    I find myself writing the same three statements everywhere; may one case just trigger another case to save code;
    what is the right way to extract common steps;
    subscription:
    the server pushes new prices all the time;
    I want to get informed whenever the phone is rotated or the keyboard opens;
    values keep coming for as long as the page is open; how do I connect to a live database;
    messages of other people should show up without reloading;
    deep links:
    somebody taps a link in an email and should end up on one particular product;
    a notification was tapped and the app must show the conversation;
    how do I start the app so that two pages are already open; handle an address that the system passes to my app;
    effect errors:
    what do I do if the server cannot be reached; the function that I await can fail, where do I handle that;
    a failed call should show a text on the page; nothing is displayed when the download does not work;
    how do I keep the reason of a failure;
    on appear:
    data should be there as soon as the page is opened; coming back to the page starts everything once more;
    I need a hook for the moment when a page becomes visible; it is executed more than once;
    which modifier starts the loading;
    on change:
    as soon as the chosen category is another one, the list has to be fetched;
    the sum depends on two fields and must follow them; how do I notice that a field was modified, no matter by whom;
    save automatically whenever the text is edited;
    type checking:
    building takes ages since I added more children; the compiler says that it cannot check my code in time;
    there is no completion while I write the reducer; the editor freezes on the long chain;
    concurrency:
    after switching to the new language mode there are dozens of errors about isolation;
    the compiler complains that a closure captures something mutable; a class cannot be sent to another task;
    static properties are reported as unsafe;
    I have to call something that only works on the main thread; what do I do about types that are not sendable;
    performance:
    the interface reacts with a delay when I type; scrolling is choppy with many entries;
    the fan of my laptop starts when the app runs; how do I find out what takes the time;
    dragging sends hundreds of events; the phone gets warm;
    memory and references:
    I keep a player object in the model and changes do not show;
    each time the page is opened the app needs more megabytes; the program crashes because a value is too large;
    an object is never destroyed; may a model contain classes;
    migration:
    the code in my book looks totally different from what I see today;
    we are on a very old release and want to move on; what is the modern way to write this;
    after the update everything is crossed out as deprecated; which step comes first when updating;
    TCA 2:
    I heard that a new major release is coming; will there be a second version and do I have to rewrite everything;
    is it wise to start now or should I wait for the next one;
    perception:
    our customers still use phones that cannot be updated to 17;
    the console says that something was read without being tracked; what is this wrapper view around everything;
    does it work on the previous system versions;
    test failures:
    my check fails and prints minus and plus lines; it says that something was received that I did not expect;
    at the end of the test something is still in progress; the test expected a difference but there was none;
    locally green, red on the server;
    conformance:
    the type supposedly does not fulfil the protocol; why does it demand that my type be equatable;
    a type parameter could not be worked out; two types do not match; what is missing in my feature type;
    compiler messages:
    the build stops with an error that I cannot interpret; a name is not known although I imported everything;
    it wants me to handle all cases; it says that a value cannot be changed; the linker complains;
    TCA003:
    the page was closed in the meantime and then the result arrived;
    a warning says that the child does not exist any more;
    I closed the view while it was loading and now the console complains;
    TCA004:
    I deleted an entry while its picture was still loading and get a warning;
    the row that something was sent to is not in the list any more;
    TCA006:
    whatever I enter in the field is gone immediately; the checkbox refuses to stay checked;
    moving the slider has no effect and it jumps to its old place; the control seems frozen although it is enabled;
    TCA007:
    a callback that comes later uses send and I am told that it is too late;
    I stored send in a property and called it afterwards; the work inside is not awaited;
    TCA010:
    after one tap everything hangs and the log is endless; two events keep causing each other;
    the program is busy forever without doing anything;
    TCA011:
    what the outer screen shows is always the value from before; the sum is right only after the next tap;
    the badge is one behind the list;
    TCA012:
    leaving the page does not stop what it had started; the clock of a closed page is still running;
    the download goes on after its page is gone;
    TCA030:
    the test says that I should provide a value for something that the feature uses;
    a test fails because it would use the live version of something;
    TCA035:
    two entries in my list have an identical identifier; the list shows one entry twice and updates the wrong one;
    TCA043:
    I pull the modal down and it pops up again; the page was swiped away but the model still contains it;
    pressing back shows the same page again;
    TCA181:
    my program ended because of an index that is too large; something was nil and the whole thing crashed;
    the feature died in the middle of a line;
    TCA182:
    a line never comes back and I had to interrupt it; the prompt hangs after an action;
    """
}
