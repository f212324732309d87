import { useHost } from '@potluck/platform/HostProvider'
import type { DeviceNotifications, NotificationState } from '@potluck/platform/notifications'
import { useTask } from '@potluck/platform/useTask'
import { useEffect, useState } from 'react'

/** Whether this device gets notifications (null while unknown), and a function to switch it. */
export function useDeviceNotifications() {
  const { notifications, reportError } = useHost()
  const [device, setDevice] = useState<DeviceNotifications | null>(null)
  const [state, setState] = useState<NotificationState | null>(null)

  useEffect(() => {
    let unsubscribe = () => {}
    let stopped = false
    notifications().then((opened) => {
      if (stopped) return
      const follow = () => setState(opened.get())
      setDevice(opened)
      follow()
      unsubscribe = opened.subscribe(follow)
    }, reportError)
    return () => {
      stopped = true
      unsubscribe()
    }
  }, [notifications, reportError])

  /** @returns whether it was switched */
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
