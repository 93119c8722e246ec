ask-leave = ¿Salir?
yes-leave = Salir
ask-abandon = ¿Abandonar la partida?
yes-abandon = Abandonar
ask-same-deal = ¿Jugar otra vez este reparto?
yes-same-deal = Repartir otra vez
ask-reset-settings = ¿Restablecer todos los ajustes?
yes-reset-settings = Restablecer
ask-import-settings = ¿Importar estos ajustes?
yes-import-settings = Importar
ask-open-record = ¿Abrir este registro?
ask-open-game = ¿Abrir esta partida?
yes-open = Abrir
ask-delete-text = ¿Borrar este texto?
yes-delete-text = Borrar
is-open-elsewhere = La partida está abierta en otra pestaña.
goes-on-elsewhere = La partida sigue en otra pestaña.
ask-take-over = ¿Seguir aquí?
yes-take-over = Seguir aquí
yes-take-back = Traerla de vuelta aquí
ask-remove-rules = ¿Quitar las reglas “{ $name }”?
yes-remove-rules = Quitar
ask-replace-rules = ¿Reemplazar las reglas “{ $name }”?
yes-replace-rules = Reemplazar
ask-discard = ¿Descartar { CARDS($card) }?
yes-discard = Descartar
ask-update = ¿Actualizar ahora?
yes-update = Actualizar ahora
ask-new-match = ¿Empezar otra partida?
ask-new-game = ¿Repartir una partida nueva?
yes-deal = Repartir

keep-playing = Seguir jugando
no-not-now = Ahora no
play-apart = Jugar aparte
keep-settings = Conservar mis ajustes
keep-it = No, conservar
keep-them = No, conservar

loss-leave-kept = Tu partida queda guardada en este dispositivo. Sigue aquí cuando vuelvas.
loss-leave = Este navegador no guarda la partida: se pierde al salir. “{ files }” la guarda como archivo.
loss-same-deal = Como ya conoces las cartas, la partida nueva cuenta como práctica.
loss-reset-settings = Todos los ajustes, incluidas las teclas, vuelven a sus valores iniciales.
loss-import-settings = Reemplazan tus ajustes actuales.
loss-delete-text = Se borra para siempre de este dispositivo. Descárgalo antes si puede hacerte falta.
loss-open-elsewhere = Solo una pestaña puede guardarla. Si sigues aquí, continúa en esta pestaña tal como está. Si juegas aparte, se queda en la otra.
loss-taken-over = Se guardó y siguió allí. Esta pestaña ya no la guarda.
loss-taken-over-unsaved = Siguió allí tal como se guardó la última vez. Esta pestaña no pudo guardar sus últimas jugadas y las envía a la biblioteca, que las ofrece.
loss-take-over = La partida guardada pasa a esta pestaña.
loss-remove-rules = Se borran de este dispositivo.
loss-replace-rules = Se pierden las reglas guardadas ahora con este nombre.
loss-update = Este navegador no guarda la partida de esta página.
loss-elsewhere = En este dispositivo está guardada una partida empezada en otra pestaña; una nueva la reemplaza. Para seguir con aquella, recarga esta página.
loss-game = { $fate ->
    [stays] La partida actual (ronda { $hand }, { $scores }) se queda en la biblioteca.
    [not-kept] La partida actual (ronda { $hand }, { $scores }) no se guarda, porque no has jugado en ella.
    [on-its-way] La partida actual (ronda { $hand }, { $scores }) va camino de la biblioteca.
    [goes-first] La partida actual (ronda { $hand }, { $scores }) pasa antes a la biblioteca.
   *[lost] La partida actual (ronda { $hand }, { $scores }) se pierde, salvo que la guardes como archivo: la biblioteca no pudo guardarla.
}
when-you-deal = { $fate ->
    [stays] Cuando repartas, la partida actual se queda en la biblioteca.
    [not-kept] Cuando repartas, la partida actual no se guarda, porque no has jugado en ella.
    [on-its-way] Cuando repartas, la partida actual va camino de la biblioteca.
    [goes-first] Cuando repartas, la partida actual pasa antes a la biblioteca.
   *[lost] Cuando repartas, la partida actual se pierde, salvo que la guardes como archivo: la biblioteca no pudo guardarla.
}

risk-wild = Es un comodín.
risk-wild-frozen = Es un comodín, y el pozo ya está congelado.
risk-wild-freezes = Es un comodín, y congela el pozo.
risk-gives-pile = { $name } puede llevarse { CARDS-COUNT($count) }, esta incluida.
risk-groups = Los grupos que has preparado todavía no están bajados, y el descarte termina tu turno.
