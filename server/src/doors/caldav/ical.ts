import type Ical from 'ical.js'

export type Component = Ical.Component
export type Duration = Ical.Duration
export type Time = Ical.Time

/** The library of calendar data, which is loaded when somebody reads or writes some. */
export const loadIcal = async (): Promise<typeof Ical> => (await import('ical.js')).default
