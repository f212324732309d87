export interface WindowFollower {
  /** Another window changed the storage under this key (null: everywhere), or the browser restored this page from its cache. */
  readonly onElsewhere: (key: string | null) => void
  /** The cook pressed something here. */
  readonly onPress: () => void
  /** This window came into sight, or went out of it. */
  readonly onSight: () => void
}

/** Follows the actions of the cook in this window and in others. @returns stops */
export function followWindows({ onElsewhere, onPress, onSight }: WindowFollower): () => void {
  const written = ({ key }: StorageEvent) => onElsewhere(key)
  const shown = ({ persisted }: PageTransitionEvent) => persisted && onElsewhere(null)
  // Before a screen takes the press for itself.
  const first = { capture: true }
  addEventListener('storage', written)
  addEventListener('pageshow', shown)
  addEventListener('pointerdown', onPress, first)
  addEventListener('keydown', onPress, first)
  document.addEventListener('visibilitychange', onSight)
  return () => {
    removeEventListener('storage', written)
    removeEventListener('pageshow', shown)
    removeEventListener('pointerdown', onPress, first)
    removeEventListener('keydown', onPress, first)
    document.removeEventListener('visibilitychange', onSight)
  }
}
