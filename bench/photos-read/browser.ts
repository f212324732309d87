import { type GrayImage, grayOf } from '@potluck/photo-text/gray-image'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'

/** Starts the Chromium of the npm registry. */
export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })

/** The shades of an encoded picture. */
export async function decodeGray(picture: Buffer): Promise<GrayImage> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return grayOf(info.width, info.height, data)
}
