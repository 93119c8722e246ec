leave-lesson = Leave the guided hand
step-back = Back
step-next = Next
step-show = Show me
step-skip = Skip
play-taught = Play this game
