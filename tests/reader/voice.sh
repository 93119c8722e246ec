#!/bin/sh
# The voice: appends what it says to the file that VOICE names, and a line with a full stop when it has said it, or a stroke when it was
# interrupted. It takes a while, as a voice does.
printf '> %s\n' "$*" >> "$VOICE"
trap 'echo "/" >> "$VOICE"; exit 0' TERM INT HUP
sleep "$(awk -v n="${#1}" 'BEGIN { printf "%.2f", 0.05 + n / 200 }')" &
wait $!
echo . >> "$VOICE"
