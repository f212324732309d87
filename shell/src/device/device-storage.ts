/** A place for texts by key, that never throws. */
export interface DeviceStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** The stored keys. */
  keys(): readonly string[]
  /** Whether the last value of the key is stored on the device, and not only in this page. */
  keeps(key: string): boolean
}

/**
 * The storage of this device. A forbidden, missing or full storage throws; here refused values are remembered until the
 * page closes, so that nothing stops for want of it.
 * @param open names the storage: where it is forbidden, that throws already
 */
export function createDeviceStorage(open: () => Storage): DeviceStorage {
  const refused = new Map<string, string | null>()

  function change(key: string, value: string | null): void {
    try {
      if (value === null) open().removeItem(key)
      else open().setItem(key, value)
      refused.delete(key)
    } catch {
      refused.set(key, value)
    }
  }

  return {
    getItem(key) {
      const remembered = refused.get(key)
      if (remembered !== undefined) return remembered
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    setItem: change,
    removeItem: (key) => change(key, null),
    keys() {
      try {
        return Object.keys(open())
      } catch {
        return []
      }
    },
    keeps: (key) => !refused.has(key),
  }
}
