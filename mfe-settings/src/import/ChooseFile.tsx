import type { FileChoices } from '@potluck/api/imports'
import { BookField } from '@potluck/parts/BookField'
import type { useBookOfForm } from '@potluck/parts/useBookOfForm'
import { Button, Card, Note, Row, Stack, Text } from '@potluck/ui'
import { FileDrop } from '@potluck/ui/forms'
import { IconUpload } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusedFile } from '../jobs/refused-file.ts'
import { EarlierImports } from './EarlierImports.tsx'
import { type ImportSource, pageOf } from './import-source.ts'
import { LivingCookbookChoices, type LivingCookbookChosen } from './LivingCookbookChoices.tsx'

/** Files of Living Cookbook from this size take long, and are not taken beyond it, bytes. */
const largeFile = 350_000_000
const largestFile = 650_000_000

const isLivingCookbook = (source: ImportSource, { name }: File): boolean =>
  (source && pageOf(source)) === 'livingcookbook' || /\.(?:lcb|fdxz?)$/i.test(name)

export interface ChooseFileProps {
  /** Into which the recipes go. */
  readonly book: ReturnType<typeof useBookOfForm>
  readonly source: ImportSource
  /** Why the last file did not get there; null for none. */
  readonly error: Error | null
  readonly onChoose: (file: File, choices: Partial<FileChoices>) => void
  readonly hasEarlier: boolean
}

/** The way in for a file, with how to come by one where the app is known. */
export function ChooseFile({ book, source, error, onChoose, hasEarlier }: ChooseFileProps) {
  const { t } = useTranslation('settings')
  const [choices, choose] = useState<LivingCookbookChosen>({})
  const [large, setLarge] = useState<File | null>(null)
  const [refused, refuse] = useState<'empty' | 'livingCookbook' | null>(null)
  const isOfLivingCookbook = source !== null && pageOf(source) === 'livingcookbook'

  function take(file: File) {
    const counts = isLivingCookbook(source, file)
    const refusal = file.size === 0 ? 'empty' : counts && file.size > largestFile ? 'livingCookbook' : null
    refuse(refusal)
    const isLarge = counts && file.size > largeFile
    setLarge(isLarge && !refusal ? file : null)
    if (!isLarge && !refusal) onChoose(file, choices)
  }

  return (
    <Stack gap={5}>
      {source && <Text>{t(`import.sources.${pageOf(source)}.how`)}</Text>}
      {isOfLivingCookbook && (
        <Card>
          <LivingCookbookChoices value={choices} onChange={choose} />
        </Card>
      )}
      <BookField
        label={t('import.into')}
        kitchens={book.kitchens ?? []}
        kitchenId={book.kitchenId}
        onChoose={book.choose}
      />
      <FileDrop
        icon={<IconUpload />}
        label={t(source ? 'import.choose' : 'import.any.choose')}
        description={t(source ? 'import.chooseAbout' : 'import.any.about')}
        {...(source ? { accept: source.accept } : {})}
        error={refused ? t(`import.refused.${refused}`) : error && t(`import.refused.${refusedFile(error)}`)}
        onFiles={([file]) => file && take(file)}
      />
      {large && (
        <Note tone="attention" title={t('import.large.title')}>
          <Stack gap={3}>
            <Text>{t('import.large.about')}</Text>
            <Row>
              <Button onClick={() => onChoose(large, choices)}>{t('import.large.anyway')}</Button>
            </Row>
          </Stack>
        </Note>
      )}
      {hasEarlier && <EarlierImports {...(source ? { source } : {})} />}
    </Stack>
  )
}
