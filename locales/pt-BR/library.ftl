on-the-table = Na mesa
library-refused = Não é possível ler a biblioteca agora: este navegador não responde, ou não guarda nada de modo permanente nesta janela. “Exportar e importar” salva o registro da sua partida como arquivo.
keep-games = Pedir que guarde
may-delete = O navegador pode apagar partidas quando faltar espaço.
library-loading = Lendo a biblioteca…
library-empty = Nenhuma partida ainda. Uma partida chega aqui com a sua primeira ação.
library-none-found = Nenhuma partida corresponde.{" "}
search-games = Título, jogador ou regras
list-state = Situação
list-all = Todas
list-begun = Começadas
list-finished = Terminadas
list-player = Jogador
list-any-player = Todos os jogadores
show-all-games = Mostrar todas as partidas
show-more = Mostrar mais
edit-title = Renomear
game-title = Título
bring-games = Importar partidas
bring-games-note = Solte registros ou uma biblioteca salva em qualquer ponto desta página, cole-os ou escolha arquivos. Nada do que está aqui muda.
pasted-games = Registros ou biblioteca colados
game-files = Arquivos com partidas
add-games = Importar
importing = Importando partidas…
stop-importing = Parar
claim-games = Estas partidas foram minhas
claim-game = Esta partida foi minha
disclaim-game = Esta partida não foi minha

size-in-kb = { $size } KB
size-in-mb = { $size } MB

note-games = { $games ->
    [1] 1 partida.
   *[other] { $games } partidas.
}
note-size = { $size } neste aparelho, com o programa.
note-games-and-size = { $games ->
    [1] 1 partida, { $size } neste aparelho com o programa.
   *[other] { $games } partidas, { $size } neste aparelho com o programa.
}
note-safari = { $games ->
    [1] Este navegador a apaga depois de sete dias sem visita: ponha a página na Tela de Início, ou salve a biblioteca como arquivo.
   *[other] Este navegador as apaga depois de sete dias sem visita: ponha a página na Tela de Início, ou salve a biblioteca como arquivo.
}
note-kept = { $games ->
    [1] O navegador a guarda até que você a apague.
   *[other] O navegador as guarda até que você as apague.
}
note-declined = { $games ->
    [1] O navegador não promete guardá-la: salve a biblioteca como arquivo.
   *[other] O navegador não promete guardá-las: salve a biblioteca como arquivo.
}
note-not-promised = { $games ->
    [1] O navegador pode apagá-la quando faltar espaço.
   *[other] O navegador pode apagá-las quando faltar espaço.
}
note-unreadable = { $games ->
    [1] Mais 1 partida não pode ser lida por esta versão; nada foi apagado.
   *[other] Mais { $games } partidas não podem ser lidas por esta versão; nada foi apagado.
}
games-to-claim = { $games ->
    [1] 1 partida foi jogada em outro aparelho. Partidas de arquivos não contam nas estatísticas.
   *[other] { $games } partidas foram jogadas em outro aparelho. Partidas de arquivos não contam nas estatísticas.
}
games-in-all = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
some-games = { $games ->
    [1] { $found } de 1 partida
   *[other] { $found } de { $games } partidas
}

game-deleted = Apagada: { $game }.
game-restored = A partida está de volta.
file-is-empty = Não há partidas nele.
import-done = { $clauses }.
came-none = Nenhuma partida chegou
came-games = { $games ->
    [1] 1 partida chegou
   *[other] { $games } partidas chegaram
}
came-sheets = { $sheets ->
    [1] 1 folha de pontos chegou
   *[other] { $sheets } folhas de pontos chegaram
}
came-both = { $games ->
    [1] { $sheets ->
        [1] 1 partida e 1 folha de pontos chegaram
       *[other] 1 partida e { $sheets } folhas de pontos chegaram
    }
   *[other] { $sheets ->
        [1] { $games } partidas e 1 folha de pontos chegaram
       *[other] { $games } partidas e { $sheets } folhas de pontos chegaram
    }
}
came-again = { $games ->
    [1] 1 já estava aqui
   *[other] { $games } já estavam aqui
}
came-unreadable = { $games ->
    [1] 1 não pôde ser lida
   *[other] { $games } não puderam ser lidas
}
came-without-room = { $games ->
    [1] 1 não coube
   *[other] { $games } não couberam
}
came-no-games = { $lines ->
    [1] 1 linha não era uma partida
   *[other] { $lines } linhas não eram partidas
}
import-cut = O resto do arquivo ficou de fora: há nele muita coisa que não é partida.
import-stopped = Você parou; o resto não foi lido.
import-unread = O navegador não conseguiu ler o resto do arquivo.
games-claimed = { $games ->
    [1] A partida conta como sua.
   *[other] { $games } partidas contam como suas.
}
game-disclaimed = A partida não conta mais como sua.
nothing-pasted = Antes, cole um registro ou uma biblioteca salva, ou escolha arquivos.
game-is-gone = Esta partida não está mais aqui: foi apagada em outra aba.
game-is-unreadable = Não é possível ler esta partida. Ela não foi alterada.
game-not-read = O navegador não conseguiu ler esta partida agora. Nada foi alterado; tente de novo mais tarde.
game-not-stored = O navegador não guardou isto: talvez falte espaço no aparelho. O que estava aqui não mudou.
table-not-kept = Não foi possível guardar a partida da mesa, então ela fica ali. Talvez falte espaço no aparelho.
read-so-far = { $read } de { $all }

side-against-side = { $own } contra { $others }
player-of-level = { $name } ({ $level })
sides-of-level = { $sides } · { $level }
only-people = Pessoas em um só aparelho
rules-differ = { $count ->
    [1] 1 regra alterada
   *[other] { $count } regras alteradas
}
game-practice = treino
game-from-file = de um arquivo
result-begun = rodada 1
result-in-hand = rodada { $hand }, { $own } a { $others }
result-won = vitória por { $own } a { $others }
result-lost = derrota por { $others } a { $own }
result-of-player = { $name }: { $result }
button-of-game = { $action }: { $game }
