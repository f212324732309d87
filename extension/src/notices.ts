import { browser } from 'wxt/browser'

/** Why a press did nothing, or asks for something. */
export const notices = ['unpaired', 'ended', 'refused', 'away', 'unreadable'] as const

export type Notice = (typeof notices)[number]

/** Opens the page of the extension that says what happened. */
export async function tell(notice: Notice): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`/notice.html?${notice}`) })
}
