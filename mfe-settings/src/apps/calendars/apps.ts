/** An app that shows lists and plans. */
interface CalendarApp {
  /** The key of its words. */
  readonly id: 'apple' | 'android' | 'thunderbird' | 'homeAssistant' | 'linux' | 'vdirsyncer'
  /** Its own name, which no language translates. */
  readonly name: string
  /** Whether the app itself was used with this server: `npm run try:caldav`. */
  readonly isTested: boolean
}

/** The apps that are explained, those that most people have first. */
export const calendarApps: readonly CalendarApp[] = [
  { id: 'apple', name: 'iPhone, iPad, Mac', isTested: false },
  { id: 'android', name: 'Android: DAVx⁵, Tasks.org', isTested: false },
  { id: 'thunderbird', name: 'Thunderbird', isTested: false },
  { id: 'homeAssistant', name: 'Home Assistant', isTested: false },
  { id: 'linux', name: 'GNOME, KDE', isTested: false },
  { id: 'vdirsyncer', name: 'vdirsyncer, todoman, khal', isTested: true },
]
