next-mistake = Próximo erro
back-to-review = Voltar à análise
show-best-plan = Mostrar o melhor plano
exercise-ask = Encontre um plano melhor.
exercise-played = Jogado na partida: { $plan } ({ $loss }).

verdict-not-yet = Ainda não
plan-being-weighed = Avaliando o seu plano…
plan-is-best = Este é o melhor plano.
plan-is-as-good = É tão bom quanto o melhor plano.
plan-is-good-enough = Quase nada é melhor ({ $loss }). Já serve.
plan-is-inaccuracy = Imprecisão: { $loss } em relação ao melhor plano.
plan-is-mistake = Erro: { $loss } em relação ao melhor plano.
plan-is-blunder = Erro grave: { $loss } em relação ao melhor plano.
plan-was-played = É o que foi jogado na partida: { $loss }.
plan-cannot-be-weighed = Este navegador não consegue pensar em segundo plano, então ninguém sabe dizer quanto isso vale.
best-plan-is = O melhor plano: { $plan }.
