## Refus communs à tous les jeux

why-no-such-seat = Cette place n’existe pas ; les joueurs sont { $seats }
why-not-asked = Ce n’est pas { TO($seat) } de jouer ; on attend { $asked }
why-not-asked-chance = Ce n’est pas { TO($seat) } de jouer ; le hasard décide d’abord
why-game-over = La partie est terminée

## Textes qui ne sont pas une action

quoted = « { $text } »
unreadable-verb = « { $text } » ne veut rien dire ici ; commencez par { OR($verbs) }
unreadable-form = « { $text } » est illisible ; écrivez par exemple { OR($examples) }
unreadable-part = « { $text } » est illisible : « { $part } » n’en fait pas partie ({ COMMAS($known) })
unreadable-order = « { $text } » est illisible : écrivez chacun une seule fois, dans l’ordre { COMMAS($names) }
unreadable-each = « { $text } » est illisible : nommez { $names }, chacun une seule fois

## Les places par couleur

colour-blue = Bleu
colour-red = Rouge
colour-green = Vert
colour-yellow = Jaune
colour-violet = Violet
colour-black = Noir
colour-brown = Marron
colour-grey = Gris

## Jetons d’état : ce que fait une place

chip-to-act = à jouer
chip-sealed = prêt
chip-first-player = premier joueur
chip-winner = vainqueur

## Les points

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
source-points = points

## Niveaux des robots

level-page = Page
level-page-help = souvent distrait ; parfait pour apprendre les règles
level-squire = Écuyer
level-squire-help = voit les bons coups, en manque parfois
level-knight = Capitaine
level-knight-help = réfléchit un instant
level-baron = Maréchal
level-baron-help = réfléchit jusqu’à deux secondes

## Leçons

lesson-not-quite = C’est permis, mais ce n’est pas la réponse. Essayez encore.

## Ce que pense un robot

thought-chance = Vous gagnez environ { $percent } % { $simulations ->
    [one] de { $simulations } partie simulée
   *[other] des { $simulations } parties simulées
}.

## Ce qui est donné, dans une phrase ; ce qui est déjà dit en plusieurs langues

code = « { $text } »
code-too-long = une valeur de type { $kind }, trop longue à répéter
plain = { $text }
settled = { $en ->
   *[other] { $fr }
}

## Ce qui ne va pas dans une option, un jeu, une langue, une règle

bad-option-unknown = il n’y a pas d’option { $option } ; options possibles : { COMMAS($options) }
bad-option-unknown-near = il n’y a pas d’option { $option } ; vouliez-vous dire « { $near } » ?
bad-option-value = l’option « { $option } » ne peut pas valoir { $given } ; valeurs possibles : { OR($values) }
bad-option-takes = { COMMAS($values) }
bad-option-text = un texte
bad-option-range = un nombre entier de { $least } à { $most }
bad-option-seats = { $game } se joue de { $least } à { $most } joueurs, et non à { $given }
bad-seed = une graine est un nombre entier de { $bits } bits au plus, ou 64 chiffres hexadécimaux en minuscules, et non { $given }
bad-game = il n’y a pas de jeu { $game } ; jeux disponibles : { COMMAS($games) }
bad-game-near = il n’y a pas de jeu { $game } ; vouliez-vous dire « { $near } » ?
bad-language = il n’y a pas de langue { $language } ; langues disponibles : { COMMAS($languages) }
bad-rule = { $game } n’a pas de règle { $rule } ; il y a { COMMAS($rules) }
bad-rule-near = { $game } n’a pas de règle { $rule } ; règles voisines : { COMMAS($rules) }
bad-lesson = { $game } n’a pas de leçon { $lesson } ; leçons disponibles : { COMMAS($lessons) }
bad-option-form = une option s’écrit nom=valeur, et non { $given }
bad-option-twice = l’option « { $option } » est donnée deux fois
bad-bot = il n’y a pas de robot { $bot } ; robots disponibles : { COMMAS($bots) }
bad-bot-near = il n’y a pas de robot { $bot } ; vouliez-vous dire « { $near } » ?
bad-bot-parameters = « { $bot } » ne calcule pas, il n’a donc pas de paramètres ; écrivez « { $bot } » seul
bad-bot-parameter = une recherche n’a pas de paramètre { $name } ; paramètres possibles : { COMMAS($names) }
bad-bot-number = le paramètre « { $name } » est { $kind ->
    [whole] un nombre entier
    [whole-above] un nombre entier supérieur à 0
    [number-above] un nombre supérieur à 0
   *[number] un nombre
}, et non { $given }
bad-undo = vous n’avez rien à annuler : votre dernier coup a été suivi d’un autre, ou a révélé quelque chose

## Ce qui ne va pas dans une position

bad-json = l’imbrication est trop profonde, ou un nombre est trop long
bad-json-at = voyez la ligne { $line }, colonne { $column }
bad-position-json = une position s’écrit en JSON, et ce n’en est pas : { $why }
bad-position-whole = une position est un objet JSON avec { COMMAS($names) }, et non { $given }
bad-position-this = la position
bad-position-any = une position
bad-position-of = une position { OF($game) }
bad-position-lacks = dans { $where }, il manque « { $name } » ; il y faut { COMMAS($names) }
bad-position-unknown = dans { $where }, il n’y a pas de { $name } ; il y a { COMMAS($names) }
bad-position-no-game = il manque à la position le nom de son jeu, « game »
bad-position-game = la position est celle d’un autre jeu : { $given }, et non « { $game } »
bad-position-rules = la position suit les règles { $given } ; celles d’ici sont « { $rules } »
bad-position-objects = « options » et « position » sont des objets JSON
bad-position-gaps = la position est incomplète, car elle montre ce que savait un joueur ; on ne peut continuer que depuis une position entière
bad-position-until = il n’y a pas de coup { $move } : une position en compte { $last }
bad-position-number = { $where } : nombre entier de { $least } à { $most } attendu, et non { $given }
bad-position-list = { $where } : liste attendue, et non { $given }
bad-position-length = { $where } : liste de longueur { $length } attendue, et non { $given }
bad-position-object = { $where } : objet JSON attendu, avec { COMMAS($names) }, et non { $given }
bad-position-flag = { $where } : true ou false attendu, et non { $given }
bad-position-name = { $where } : valeur attendue parmi { $names }, et non { $given }
bad-position-some = { $where } : liste de certains de ces noms attendue, { $names }, sans { $given }
bad-position-order = { $where } : chacun une seule fois, dans l’ordre { $names }
bad-position-seat = une place dans { $where }
bad-position-seats = { $where } : les places dans l’ordre, chacune une seule fois

## Ce qui ne va pas dans une partie enregistrée, et dans ce que le hasard aurait fait

bad-record-at = coup { $move } : { $why }
bad-record-in = coup { $move }, { $line } : { $why }
bad-record-rule = { $why } ({ $rule })
bad-record-line-at = ligne { $line } : { $why }
bad-record-line = { $given } n’est pas un coup ; écrivez « place: action » ou « *: tirage »
bad-record-tag = { $given } n’est pas une étiquette ; écrivez [Nom "valeur"]
bad-record-tag-late = les étiquettes se placent avant le premier coup
bad-record-tag-twice = l’étiquette { $tag } figure deux fois
bad-record-tag-name = le nom d’une étiquette ne contient que des lettres, la première en majuscule, et non { $given }
bad-record-tag-text = l’étiquette { $tag } tient sur une ligne de texte, et non { $given }
bad-record-print-first = une empreinte suit un coup, elle ne précède pas le premier
bad-record-lacks = il manque à la partie enregistrée l’étiquette [{ $tag } "…"]
bad-record-seats = l’étiquette Seats est un nombre, et non { $given }
bad-record-options = l’étiquette Options s’écrit « nom=valeur, nom=valeur », et non { $given }
bad-record-rules = la partie enregistrée suit les règles { $given } ; celles d’ici sont « { $rules } »
bad-record-hidden = { $text } cache ce qui s’est passé ; seule une partie enregistrée complète se rejoue
bad-record-spelled = { $text } s’écrit « { $right } »
bad-record-print = la position a l’empreinte { $right }, et non { $given }
bad-record-end = la partie enregistrée finit avec { $tag } { $given }, sa relecture avec « { $right } »
bad-record-until = il n’y a pas de coup { $move } : il y en a { $last }
bad-record-unpublished = il manque à la partie enregistrée l’étiquette [{ $tag } "…"] : sa table ne l’a jamais publiée
bad-record-commitment = l’empreinte de la graine et du sel n’est pas l’engagement publié : la graine a été échangée
bad-record-draw = la graine tire « { $right } », la partie enregistrée dit « { $given } »
bad-record-seed = l’étiquette Seed est illisible : { $why }
bad-record-since = l’étiquette Since est le nombre de coups importés, { $most } au plus ici, et non { $given }
bad-chance-over = { $text } est un tirage, mais la partie est terminée
bad-chance-asked = { $text } est un tirage, mais on attend { $asked }
bad-chance-drawn = { $text } ne peut pas être tiré maintenant ; tirages possibles : { COMMAS($outcomes) }
