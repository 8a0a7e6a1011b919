/** Folded French words that say nothing about a document. They are dropped before anything else is done. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a afin ai ainsi alors apres au aucun aucune aura aurez aussi autre autres aux avait avant avec avez avoir avons ayant
   bien car ce ceci cela celle celles celui ces cet cette ceux chaque chez comme comment d dans de depuis des dont du
   elle elles en encore entre es est et etaient etait etant ete etes etre eu eux fait font furent fut hors ici il ils
   j je jusque l la le les leur leurs lors lorsque lui ma mais me meme memes mes moi moins mon n ne ni nos notre nous
   on ont ou par parmi pas pendant peu peut plus plusieurs pour pourquoi puis qu quand que quel quelle quelles quelque
   quelques quels qui quoi sa sans se selon sera serez seront ses si soit son sont sous sur ta tandis te tel telle telles
   tels tes toi ton tous tout toute toutes tres tu un une vers voici voila vos votre vous y`.split(/\s+/),
)

/** What stands before an apostrophe and belongs to the grammar: « l’audit », « d’affaires », « jusqu’à ». */
export const ELIDED: ReadonlySet<string> = new Set('c d j jusqu l lorsqu m n puisqu qu quoiqu s t'.split(' '))
