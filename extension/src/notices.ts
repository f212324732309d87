import { browser } from 'wxt/browser'

/** Why a press did nothing, or asks for something. */
export const notices = ['unpaired', 'elsewhere', 'ended', 'refused', 'away', 'unreadable'] as const

export type Notice = (typeof notices)[number]

/**
 * Opens the page of the extension that says what happened.
 * @param base address of the server to link to, if there is one
 */
export async function tell(notice: Notice, base = ''): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`/notice.html?${new URLSearchParams({ [notice]: base })}`) })
}
