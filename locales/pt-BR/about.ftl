licences = Licenças do jogo e das bibliotecas usadas

about-game = Canasta para dois a oito jogadores no navegador: sem internet, sem conta, sem anúncios e sem servidor.
about-version = Versão { $version }. Software livre sob a licença MIT ou Apache-2.0.
game-is-saved = A partida é salva só neste aparelho, e continua aqui depois que você fecha a página.

mouse-left-selects = Botão esquerdo: escolher uma carta. Botão direito: acrescentar uma carta às escolhidas.
mouse-right-selects = Botão direito: escolher uma carta. Botão esquerdo: acrescentar uma carta às escolhidas.
mouse-click-adds = Clique em uma carta para acrescentá-la às escolhidas, ou para tirá-la.
mouse-lays = Baixe as cartas escolhidas com os botões abaixo da mão, ou clicando no seu lado da mesa.
finger-selects = Toque em uma carta para escolher ou soltar, segure para ver grande, ou arraste. Baixe as cartas escolhidas com os botões abaixo da mão, ou tocando no seu lado da mesa.
keys-select = As setas passam de um botão ou de uma carta para a seguinte. Enter aperta o botão, e escolhe ou solta a carta.

pile-top-first = { CARDS-COUNT($count) }, a de cima primeiro.
