/** What lies over the page. Its own federation module. */
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx'
export { Drawer } from './overlays/Drawer.tsx'
export type { DrawerProps } from './overlays/DrawerPanel.tsx'
export { Menu, type MenuEntry, type MenuProps } from './overlays/Menu.tsx'
export { Modal } from './overlays/Modal.tsx'
export type { ModalProps } from './overlays/ModalPanel.tsx'
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx'
