import { useHost } from '@potluck/platform/HostProvider'
import type { DeviceNotifications, NotificationState } from '@potluck/platform/notifications'
import { useEffect, useState } from 'react'

/** Whether this device rings (null until that is known), and turning it on and off by a press. */
export function useDeviceNotifications() {
  const { notifications, reportError } = useHost()
  const [device, setDevice] = useState<DeviceNotifications | null>(null)
  const [state, setState] = useState<NotificationState | null>(null)
  const [isChanging, setChanging] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let unsubscribe = () => {}
    let gone = false
    notifications().then((opened) => {
      if (gone) return
      const follow = () => setState(opened.get())
      setDevice(opened)
      follow()
      unsubscribe = opened.subscribe(follow)
    }, reportError)
    return () => {
      gone = true
      unsubscribe()
    }
  }, [notifications, reportError])

  async function turn(on: boolean): Promise<void> {
    if (!device || isChanging) return
    setChanging(true)
    setFailed(false)
    await (on ? device.turnOn() : device.turnOff()).catch(() => setFailed(true))
    setChanging(false)
  }

  return { state, isChanging, failed, turn, refresh: device?.refresh }
}
