### Tables of several devices: somebody invites by a link, and friends answer by another.

friends = Play with friends
# Three dots, since a dialog follows.
friends-more = Play with friends…
friends-note = Each at an own device, without an account and without a server
friends-how = You invite with a link, and each friend sends a link back. From then on your devices talk to each other directly.
# $name (text) of who invites
friends-how-guest = Press Answer and send the link that you get to { $name }. From then on your devices talk to each other directly.
friends-network = The devices need the same network, such as the one of a home.
friends-trust = Your device holds all the cards: whoever opens the developer tools of the browser here could look. Nobody can choose the cards with the page as it is.
# $name (text) of the person whose device deals
friends-trust-guest = The device of { $name } holds all the cards: whoever opens the developer tools of the browser there could look. Nobody can choose the cards with the page as it is.

## Before the invitation.

# $seat (number) from 1
seat-number = Seat { $seat }
seat-here = here
seat-friend = a friend
seat-bot = the computer
away-seats = Seats of who is away
away-waits = wait
# $minutes (number) 1, 2 or 5
away-minutes = { $minutes } min
away-waits-note = The seat waits, unless all who are there let the computer play.
# $minutes (number) 1, 2 or 5
away-bot-note = After { $minutes } min the computer plays, until the friend is back.
bots-level = Level of the computer
own-name-note = Your friends see it.
name-needed = Write your name first.
friend-needed = Give at least one seat to a friend.
five-at-one-device = Five people play at one device only: these rules cannot be dealt at a table with friends.
over-internet = Over the internet
reach-network = Same network
reach-public = Public server
reach-own = Own server
reach-network-note = No server is asked for anything.
# $server (text) the address of a server
reach-public-note = The server { $server } tells your device its address on the internet. It learns that address and the time, no names and no cards. Your friends choose this on their devices too.
reach-own-note = A server that you trust: stun:NAME tells the address, turn:NAME also carries the game where routers let nothing through.
reach-soon = Over the internet a reply has to be opened within half a minute: send the links while all are at their devices. Where a router lets nothing through, only a TURN server helps.
server-address = Address
server-user = Name at the server
server-password = Password there
bad-server = Write the address as stun:NAME or turn:NAME; turn needs a name and a password.
room-server = Signalling server
room-server-note = wss://NAME, your own: one link is enough then. It learns addresses and times.
bad-room-server = Write the address as wss://NAME, or ws://localhost on this device.
room-relays = It may carry the game, encrypted
# $server (text) the address of a server
room-how = You invite with one link, and each friend presses Answer. The server { $server } lets your devices find each other.
# $server (text) the address of a server
room-silent = The server { $server } does not answer. It is asked again.
invite = Invite
getting-ready = The connection is being prepared…
no-web-rtc = This browser cannot connect to other devices.
no-network = This device has no network, so that nobody can be invited. Connect it, and try again.
no-connection = The browser refuses to connect to other devices.

## The invitation, and who has come.

invitation = Your invitation
invitation-note = One link for all friends. It holds as long as this game.
invitation-renewed = This is another invitation: send it to whoever is still to come. The one before does not work any more.
replies-wait = Now each friend sends you a link back. Open it on this device, or paste it here. Leave this page open.
a-reply = A friend’s reply
use-reply = Use
# A button that opens the camera
use-camera = Use the camera
camera-note = The camera reads the code on a friend’s screen.
no-camera = The camera cannot be used here. Paste the reply instead.
# $name (text)
looking-for = Looking for { $name }…
# $name (text)
not-found = { $name } is not found
not-found-why = The reply may be old, its page may be closed, or the devices are in networks that cannot see each other. Ask for a new reply. The invitation stays the same.
friends-table = At the table
status-you = you
status-open = still to come
status-here = here
status-good = connected
status-quiet = not heard
status-lost = away
status-bot-plays = away, the computer plays
deal-later = You can deal once all are here.
empty-to-bots = Give the empty seats to the computer
shuffling = Everybody shuffles…
friends-come-back = Friends who have left their page open come back by themselves. The others need a new reply.
leave-table = Leave the table
leave-note = The links of this table do not work any more then.
ask-leave-table = Leave the table?
loss-leave-host = The links of your friends do not work any more then. The cards stay in your library.
loss-leave-guest = You can come back by the same invitation as long as the table is there.
seats-lost = The connection to the friends of this game is lost. The computer can play on for them.
bots-for-all = Let the computer play

## At a friend’s device.

# $name (text) a name, or "Somebody"
invited-by = { $name } invites you
# $name (text)
your-seat = You sit at the table of { $name }
# $game (text) "Classic"
invited-to = A game of { $game }, each at an own device.
# $server (text) the address of a server
room-asked = Your answer asks the server { $server }, which learns your address.
answer = Answer
decline = Decline
your-reply = Your reply
# $name (text)
reply-note = Send this link back to { $name }. Once it is opened there, the game comes here by itself. Leave this page open.
# $name (text)
reply-late = { $name } has not used your reply for an hour. Ask whether it has arrived, or send a new one.
new-reply = New reply
reply-renewed = This is a new reply. The one before does not work any more.
# $name (text)
waits-for-deal = You are connected. { $name } deals as soon as all are here.
# $name (text)
line-cut = The line to { $name } is cut. Send a new reply: your seat and your cards wait.
answer-again = Press Answer: your seat and your cards wait.
# $name (text)
room-line-cut = The line to { $name } is cut.
# $name (text)
line-tries = The line to { $name } is cut. The devices look for each other again by themselves.
# $name (text)
page-gone = The page of { $name } was closed or loaded again.
back-by-itself = You are back by yourself as soon as it is open again. Leave this page open.
page-gone-reply = Send a new reply: your seat and your cards wait.
table-full = All seats of this table are taken.
host-left = The table was closed.
came-elsewhere = You have come to this table from another page.
not-understood = The two devices do not understand each other. Update the game on both.

## A link that cannot be used.

no-table-link = This text holds no invitation and no reply.
other-table = This reply answers another invitation.
occupied = You sit at a table already. Leave it first.
reply-title = A friend’s reply
reply-underway = The reply is being taken to your table…
reply-taken = The reply is at your table. You can close this page.
reply-nobody = No table waits in this browser. Open the link where you have invited, or paste it there.

## What has happened.

# $name (text)
news-arrived = { $name } is here.
# $name (text)
news-back = { $name } is back.
# $name (text)
news-quiet = { $name } is not heard.
# $name (text)
news-away = { $name } is away. The seat waits.
# $name (text)
news-bot-plays = The computer plays for { $name }.
# $name (text)
news-time-over = The time is over: the computer plays for { $name }.
news-line-closed = A line was closed, since nothing useful came by it.
# $name (text)
news-nudged = { $name } reminds you: it is your turn.
news-agreed = All agree.
news-not-agreed = Not all agree.
news-undone = Moves were taken back.
news-host-quiet = The other device is not heard.
news-host-back = The other device is heard again.
news-not-now = This is not possible now.
news-shuffle-unknown = The shuffle of this hand cannot be checked here: your device has not seen all of it.
news-shuffle-wrong = The shuffle of this hand does not agree with what was promised.
# $name (text)
# $phrase (text) "Hello!"
news-said = { $name }: { $phrase }

## What all are asked.

# $name (text)
ask-undo = May { $name } take back the last move?
# $name (text)
ask-bot = May the computer play for { $name }?
votes-wait = The others are asked…
call-bot = Let the computer play

## What can be said.

say-something = Say something
# Three dots, since a dialog follows.
say-something-more = Say something…
say-hello = Hello!
say-well-played = Well played!
say-thanks = Thank you!
say-sorry = Sorry!
say-good-luck = Good luck!
say-oh-no = Oh no!
say-thinking = I am thinking.
say-one-moment = One moment, please.
say-good-game = Good game!
say-goodbye = Goodbye!
nudge = Remind
mute = Mute phrases
unmute = Show phrases
# $name (text)
waits-for = Waiting for { $name }
