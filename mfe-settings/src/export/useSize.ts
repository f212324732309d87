import type { getStats } from '@potluck/api/account'
import type { ExportFormat } from '@potluck/api/data'
import type { CallOutput } from '@potluck/api/endpoint'
import { useTranslation } from 'react-i18next'

type Stats = CallOutput<typeof getStats>

/** Share of a picture's stored bytes in a file: the largest size only, as base64 or binary. */
const ofPictures: Readonly<Record<ExportFormat | 'everything', number>> = {
  'json-ld': 1.05,
  xml: 1.05,
  pdf: 0.35,
  txt: 0,
  markdown: 0.8,
  paprika: 0.8,
  mealie: 0.6,
  cooklang: 0.8,
  everything: 0.8,
}

/** Factor of the size of texts in a format. */
const ofText: Readonly<Record<ExportFormat | 'everything', number>> = {
  'json-ld': 1.6,
  xml: 1.3,
  pdf: 2,
  txt: 1.1,
  markdown: 0.6,
  paprika: 0.5,
  mealie: 0.6,
  cooklang: 0.6,
  everything: 0.4,
}

const megabyte = 1_000_000

/** The bytes of what goes into a file, as the database has them. */
type StoredBytes = Pick<Stats, 'textBytes' | 'pictureBytes'>

/** The approximate bytes of a file. */
export const bytesOf = (
  { textBytes, pictureBytes }: StoredBytes,
  format: ExportFormat | 'everything',
  withPhotos: boolean,
): number => textBytes * ofText[format] + (withPhotos ? pictureBytes * ofPictures[format] : 0)

/** The approximate size of a file in words. */
export function useSize(): (stored: StoredBytes, format: ExportFormat | 'everything', withPhotos: boolean) => string {
  const { t } = useTranslation('settings')
  return (stored, format, withPhotos) => {
    const bytes = bytesOf(stored, format, withPhotos)
    if (bytes < megabyte) return t('export.sizeSmall')
    return t('export.size', { size: Math.round(bytes / megabyte) })
  }
}
