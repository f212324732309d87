import { onOpening } from './on-opening.tsx'

/** A leaf that slides in beside the page: filters, choices. */
export const Drawer = onOpening(() => import('./DrawerPanel.tsx').then((module) => module.DrawerPanel))
