show-answer = Show me
next-question = Next question
