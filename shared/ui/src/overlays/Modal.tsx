import { onOpening } from './on-opening.tsx'

/** Something that must be answered or finished first. Focus stays inside and returns to where it was. */
export const Modal = onOpening(() => import('./ModalPanel.tsx').then((module) => module.ModalPanel))
