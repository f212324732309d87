import { useHost } from '@potluck/platform/HostProvider'
import type { DeviceNotifications, NotificationState } from '@potluck/platform/notifications'
import { useTask } from '@potluck/platform/useTask'
import { useEffect, useState } from 'react'

/** Whether this device rings (null until that is known), and turning it on and off by a press. */
export function useDeviceNotifications() {
  const { notifications, reportError } = useHost()
  const [device, setDevice] = useState<DeviceNotifications | null>(null)
  const [state, setState] = useState<NotificationState | null>(null)

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

  /** @returns whether it was turned */
  const turning = useTask(async (on: boolean): Promise<boolean> => {
    if (!device) return true
    return (on ? device.turnOn() : device.turnOff()).then(
      () => true,
      () => false,
    )
  })

  return {
    state,
    isChanging: turning.isRunning,
    failed: turning.result === false,
    turn: turning.run,
    refresh: device?.refresh,
  }
}
