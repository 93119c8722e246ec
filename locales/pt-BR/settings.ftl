language = Idioma
search-settings = Buscar nas configurações
reset = Restaurar
default-keys = Teclas padrão
keys-note = Para trocar uma tecla, digite outra no campo dela. Com leitor de tela, as teclas funcionam no modo de foco; no modo de navegação, é o leitor quem as usa.

key-arrows = Setas, Home, End
key-arrows-does = Percorrer a mão
key-space = Espaço
key-space-does = Escolher ou soltar a carta; enquanto os outros jogam, ir ao próximo passo
key-shift-arrow = Shift e seta
key-shift-arrow-does = Escolher várias cartas seguidas
key-alt-arrow = Alt e seta
key-alt-arrow-does = Mover a carta dentro da mão
key-enter = Enter
key-enter-does = Apertar o botão destacado; no modo TV, escolher a carta
key-escape = Escape
key-escape-does = Desfazer a escolha; fechar uma janela
key-ranks = 4 a 9, 0 para o dez
key-ranks-does = Ir para a próxima carta desse valor
key-courts = Shift e J, Q, K, A
key-courts-does = O mesmo para valete, dama, rei, ás
key-wilds = 2, 3, Shift e W
key-wilds-does = O mesmo para dois, três, jokers
key-ways = 1 a 9
key-ways-does = Escolher uma entre várias maneiras
language-of-device = Como neste aparelho ({ $language })

theme-system = Sistema
theme-light = Claro
theme-dark = Escuro
theme-contrast = Contraste

pace-slow = Lenta
pace-normal = Normal
pace-fast = Rápida
pace-instant = Na hora

patience-short = Pouco
patience-normal = Normal
patience-long = Muito

felt-green = Verde
felt-blue = Azul
felt-plum = Ameixa
felt-slate = Ardósia

back-blue = Azul
back-red = Vermelho
back-plain = Liso

size-small = Pequeno
size-normal = Normal
size-large = Grande

motion-slow = Lentas
motion-normal = Normais
motion-fast = Rápidas
motion-off = Nenhuma

verbosity-brief = Breve
verbosity-normal = Normal
verbosity-full = Completo

sort-rank = Por valor
sort-own = Minha ordem

switch-messages = Mostrar mensagens da partida
switch-messages-does = O que cada jogador faz, no alto da mesa. Desligado: só o verso das cartas
switch-swap-buttons = Trocar os botões do mouse
switch-swap-buttons-does = O botão esquerdo acrescenta às escolhidas, o direito escolhe uma carta
switch-click-adds = Cada clique acrescenta
switch-click-adds-does = Cada clique, com qualquer botão, acrescenta uma carta às escolhidas ou a tira
switch-lite = Versão leve
switch-lite-does = Sem imagens, sombras nem animações
switch-tv = Modo TV
switch-tv-does = Letras grandes e margens seguras
switch-four-colour = Baralho de quatro cores
switch-four-colour-does = Ouros azuis, paus verdes
switch-large-print = Letras gigantes
switch-large-print-does = Valores e naipes do maior tamanho que couber na carta, sem figuras
switch-left-handed = Para canhotos
switch-left-handed-does = Botões à esquerda
switch-whole-groups = Escolher grupos inteiros
switch-whole-groups-does = Um clique numa carta escolhe todas do mesmo valor
switch-keys = Teclas de letras
switch-keys-does = Uma única tecla compra, baixa e assim por diante. A lista está no menu, em Teclas
switch-auto-draw = Comprar automaticamente
switch-auto-draw-does = Quando não há outra coisa a fazer
switch-look-through = Olhar o lixo
switch-look-through-does = Regra da casa: todos podem ver o lixo inteiro
switch-warn-discards = Avisar antes de descartar
switch-warn-discards-does = Com uma carta escolhida, diz o que o próximo jogador pode fazer com ela, pelo que você consegue ver
switch-achievements = Conquistas
switch-achievements-does = Depois da rodada, uma linha sobre o que você fez pela primeira vez
switch-sounds = Sons
switch-sounds-does = Quando as cartas se movem e quando é a sua vez
switch-captions = Legendas dos sons
switch-captions-does = Um texto curto num canto para cada som, como “♪ canastra”
switch-vibration = Vibração
switch-vibration-does = Em telas de toque: sua vez, uma canastra, e o que não é possível
switch-practice = Treino
switch-practice-does = Desfazer sem limite. Marca a partida como treino
switch-open-hands = Mãos abertas
switch-open-hands-does = Todas as mãos à vista, para aprender. Marca a partida como treino

setting-theme = Tema
setting-felt = Cor da mesa
setting-back = Verso das cartas
setting-card-size = Tamanho das cartas
setting-text-size = Tamanho do texto
setting-pace = Velocidade dos demais
setting-patience = Tempo para pensar
setting-motion = Animações das cartas
setting-sort = Ordem da mão
setting-verbosity = Detalhes do leitor de tela

search-theme = modo noturno noite preto branco claridade cores aparência
search-felt = fundo feltro pano toalha cor
search-back = costas estampa desenho baralho
search-card-size = maior menor aumentar diminuir zoom
search-text-size = fonte letra letras maior menor aumentar diminuir zoom ler
search-pace = bots robôs computador adversários esperar rápido devagar lento demora ritmo
search-patience = bots robôs computador força dificuldade difícil fácil rápido devagar esperar
search-motion = movimento velocidade rápido devagar lento enjoo tontura reduzir
search-sort = ordenar arrumar organizar cartas
search-verbosity = cego cega deficiência visual voz fala NVDA VoiceOver TalkBack
search-language = língua tradução português inglês
search-messages = texto avisos registro histórico esconder
search-mouse = botão esquerdo direito clique seleção selecionar
search-lite = leve rápido lento aparelho antigo celular bateria desempenho travando simples
search-tv = televisão televisor controle remoto tela grande setas
search-four-colour = daltonismo daltônico cor cores naipes
search-large-print = cartas maiores letras olhos vista baixa visão
search-left-handed = canhoto canhota esquerda lado polegar espelhar
search-keys = teclado atalhos
search-sounds = áudio barulho volume mudo silêncio silencioso música
search-achievements = troféus medalhas prêmios estatísticas
search-captions = surdo surda audição legenda
search-vibration = vibrar tremer celular
search-practice = voltar desfazer treinar
search-open-hands = trapacear espiar ver todas cartas mostrar

settings-group-cards = Cartas e mesa
settings-group-pace = Ritmo e som
settings-group-help = Ajuda durante a partida
settings-group-language = Idioma e leitores de tela
settings-group-mouse = Mouse, teclas e TV

setting-value = { $label }: { $value }
switch-is-off = { $name }: desligado
no-setting-found = Nenhuma configuração tem essas palavras. Tente “cor”, “velocidade” ou “tamanho”.
settings-found = { $count ->
    [1] 1 configuração
   *[other] { $count } configurações
}

command-draw = Comprar
command-take = Pegar o lixo
command-lay = Baixar as cartas escolhidas, ou separá-las
command-discard = Descartar a carta escolhida
command-unstage = Recolher todos os grupos
command-undo = Desfazer
command-hint = Dica; de novo para mostrá-la
command-keep = Ficar com a última carta
command-ask = Perguntar “Posso bater?”
command-yes = Responder sim
command-no = Responder não
command-hand = Ler a minha mão
command-melds = Ler os jogos
command-pile = Ler o lixo e o monte
command-scores = Ler o placar
command-minimum = Ler o mínimo para abrir
command-buttons = Ler o que posso fazer
command-repeat = Repetir
command-faster = Acelerar os demais nesta volta
command-what-happened = Mostrar a última volta de novo
command-pause = Pausar os demais
command-keys = Mostrar esta lista
