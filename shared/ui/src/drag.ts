/** Dragging with a mouse or a finger. Its own federation module: what can be dragged has another way too, by keys and taps. */
export { type Dragged, useDraggable } from './drag/useDraggable.ts'
export { useDropPlace } from './drag/useDropPlace.ts'
