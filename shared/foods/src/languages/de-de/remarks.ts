import type { RemarkWords } from '../../remark-words.ts'

export const deDeRemarks: RemarkWords = {
  boneless: 'ohne Knochen, entbeint, ausgelöst, filetiert, entsteint, netto, küchenfertig',
  peeled: 'geschält, geputzt, entkernt, ausgepult, ausgelöst',
  drained: 'abgetropft, Abtropfgewicht, abgegossen',
  frying: 'zum Frittieren, zum Ausbacken, zum Ausfrittieren, zum Braten, zum Anbraten',
  marinade: 'für die Marinade, zum Marinieren, für die Lake, zum Pochieren, zum Kochen',
  small: 'klein, kl, winzig',
  large: 'groß, gross, gr, dick',
  touch:
    'nach Geschmack, zum Abschmecken, zum Garnieren, zum Einfetten, zum Bestäuben, zum Bestreichen, zum Bestreuen, für die Form, zum Dekorieren, nach Belieben, nach Bedarf, etwas, zum Wenden, zum Servieren, zum Anrichten, als Beilage, zum Verzieren',
  part: 'Püree, Mark, Würfel, Röschen, Streifen, Scheiben, Spalten, Stücke, Stückchen, Hälften, Stifte, Ringe, Filet, Schnitzel',
}
