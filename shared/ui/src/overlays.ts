/** Overlays. Its own federation module. */

export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx'
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx'
export { LoadFailureDialog } from './overlays/LoadFailureDialog.tsx'
export { Modal, type ModalProps } from './overlays/Modal.tsx'
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx'
export { type ModalDialogOptions, useModalDialog } from './overlays/useModalDialog.ts'
