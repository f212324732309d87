import type { RemarkWords } from '../../remark-words.ts'

export const deDeRemarks: RemarkWords = {
  boneless: 'ohne Knochen, entbeint, ausgelöst, filetiert, entsteint, netto, küchenfertig',
  peeled: 'geschält, geputzt, entkernt, ausgepult, ausgelöst',
  drained: 'abgetropft, Abtropfgewicht, abgegossen',
  frying: 'zum Frittieren, zum Ausbacken, zum Ausfrittieren, zum Braten, zum Anbraten',
  marinade: 'für die Marinade, zum Marinieren, für die Lake, zum Pochieren, zum Kochen',
  small: 'klein, kl, winzig',
  large: 'groß, gross, gr, dick',
}
