game-name = Foire
game-tagline = Des étals sur la place du marché
ending-cards = La dernière carte a été jouée

card = Carte { $card }
pitch = Emplacement { $pitch }
choice-stall = Étal en { $pitch } avec la carte { $card }
choice-drop = Écarter la carte { $card }
fact-cards = Cartes
prompt-play = Jouez une carte : dressez un étal sur son emplacement ou juste à côté
prompt-wait = { $seat } joue une carte
prompt-deal = On distribue les cartes
prompt-over = La foire est finie

why-now-stall = Jouez une carte : stall, la carte et l’emplacement
why-now-drop = Jouez une carte : stall, la carte et l’emplacement
why-not-in-hand = Vous n’avez pas la carte { $card }
why-taken = L’emplacement { $pitch } a déjà un étal
why-too-far = La carte { $card } vaut pour son emplacement et ses voisins, pas pour { $pitch }
why-can-be-played = La carte { $card } peut être jouée : { $pitch } est libre

event-card_dealt = { $seat } pioche une carte
event-card_dealt-known = { $seat } pioche { $card }
event-stall_set_up = { $seat } joue { $card } et dresse un étal en { $pitch }
event-card_dropped = { $seat } écarte { $card }
event-fair_closed = La foire est finie. Victoire : { $seats }
