next-mistake = Next mistake
back-to-review = Back to the review
show-best-plan = Show the best plan
