import type { getStats } from '@potluck/api/account'
import { type ExportFormat, exportData, maxIdsInAddress } from '@potluck/api/data'
import type { CallOutput } from '@potluck/api/endpoint'
import { inBook } from '@potluck/api/of-book'
import { BookField } from '@potluck/parts/BookField'
import { useBookOfForm } from '@potluck/parts/useBookOfForm'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, Heading, LinkButton, Note, Row, Stack, Text } from '@potluck/ui'
import { SelectField, SwitchRow } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from './DownloadButton.tsx'
import { useDownload } from './useDownload.ts'
import { useExportChoice } from './useExportChoice.ts'
import { useSize } from './useSize.ts'

/** Regions with Letter paper; all others have A4. */
const letterRegions = /-(?:US|CA|MX)$/i

const paper = () => (letterRegions.test(navigator.language) ? 'letter' : 'a4')

interface Props {
  /** Statistics of the account, when they are loaded. */
  readonly stats: CallOutput<typeof getStats> | undefined
}

/** Recipes as one file: which, and in which format. */
export function RecipesOut({ stats }: Props) {
  const { t } = useTranslation('settings')
  const language = useStore(useHost().language)
  const download = useDownload()
  const choice = useExportChoice()
  // Selected recipes, and those of a label, are of the book of the address.
  const { kitchenId, kitchens, choose } = useBookOfForm('read', choice.kitchenId ?? '')
  const kitchen = kitchens?.find(({ id }) => id === kitchenId)
  const recipeCount = kitchenId === undefined ? stats?.recipeCount : kitchen?.recipeCount
  const [format, setFormat] = useState<ExportFormat>('pdf')
  const [withPhotos, setWithPhotos] = useState(true)
  const hasPhotos = format !== 'txt'
  const size = useSize()
  const isEmpty = choice.name === null && recipeCount === 0

  function start() {
    const images = withPhotos && hasPhotos
    const recipeIds = choice.query.recipeIds?.split(',') ?? []
    if (recipeIds.length > maxIdsInAddress) {
      return download.fetch(
        format,
        { recipeIds, images, language, paper: paper() },
        { kitchenId, kitchenName: kitchen?.name },
      )
    }
    const query = {
      ...inBook(kitchenId).query,
      ...choice.query,
      images: String(images),
      language,
      paper: paper(),
      download: 'true',
    }
    download.start(exportData, { params: { format }, query })
  }

  return (
    <Card aria-labelledby="recipes-out">
      <Stack gap={4}>
        <Heading id="recipes-out" level={2} size="small">
          {t('export.recipesTitle')}
        </Heading>
        {choice.name !== null && (
          <Row justify="between">
            <Text>{choice.name}</Text>
            <LinkButton variant="quiet" href={href(paths.export({ kitchen: kitchenId }))}>
              {t('export.all')}
            </LinkButton>
          </Row>
        )}
        {choice.name === null && (
          <BookField label={t('export.from')} kitchens={kitchens ?? []} kitchenId={kitchenId} onChoose={choose} />
        )}
        {choice.isGone && <Note tone="attention">{t('export.notFound')}</Note>}
        <SelectField
          label={t('export.format')}
          description={t(`export.formats.${format}.about`)}
          options={order.map((value) => ({ value, label: t(`export.formats.${value}.name`) }))}
          value={format}
          onChange={setFormat}
        />
        {hasPhotos && <SwitchRow label={t('export.photosToo')} checked={withPhotos} onChange={setWithPhotos} />}
        {choice.name === null && recipeCount !== undefined && !isEmpty && (
          <Text tone="soft">
            {[
              t('export.recipes', { count: recipeCount }),
              ...(stats && kitchenId === undefined ? [size(stats, format, withPhotos && hasPhotos)] : []),
            ].join(' · ')}
          </Text>
        )}
        {isEmpty ? (
          <Note>{t('export.nothing')}</Note>
        ) : (
          !choice.isGone && <DownloadButton primary download={download} onPress={start} />
        )}
      </Stack>
    </Card>
  )
}

/** The most used formats come first. */
const order: readonly ExportFormat[] = ['pdf', 'json-ld', 'markdown', 'paprika', 'mealie', 'cooklang', 'xml', 'txt']
