import { maxAvailableThings } from '@potluck/api/cookable'
import { getPantry } from '@potluck/api/pantry'
import { dayHere, stateAtHome } from '@potluck/cooking/at-home'
import { useAnswer } from '@potluck/platform/answers'
import { deviceValue } from '@potluck/platform/device-value'
import { useState } from 'react'
import { z } from 'zod'

/** Most things that are told to be used soon. */
const maxSoon = 50

/** Whether the cook has said on this device that things at home do not count here. */
const leftOut = deviceValue(['pantry-left-out'], z.boolean())

/** A name without the sign that parts it from others. */
const plain = (title: string): string => title.replaceAll(',', ' ').slice(0, 200)

/** The things at home as things to cook from: those to be used soon, and all. */
export function useHomeThings() {
  const { data } = useAnswer(getPantry, {})
  const [isOff, setOff] = useState(() => leftOut.read() === true)
  const today = dayHere()
  const things = (data?.things ?? []).filter(({ portions }) => portions === null)
  const named = (state: string) =>
    things.filter((thing) => stateAtHome(thing, today) === state).map(({ title }) => plain(title))
  const soon = named('soon').slice(0, maxSoon)
  const names = [...soon, ...named('there')].slice(0, maxAvailableThings)
  return {
    /** How many there are. */
    count: names.length,
    isOn: !isOff,
    turn(isOn: boolean) {
      setOff(!isOn)
      leftOut.write(!isOn)
    },
    names: isOff ? [] : names,
    soon: isOff ? [] : soon,
  }
}

export type HomeThings = ReturnType<typeof useHomeThings>
