import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { Progress } from '@potluck/ui/content'
import { FileDrop } from '@potluck/ui/forms'
import { IconPhoto } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { CameraButton } from './CameraButton.tsx'
import { PageTile } from './PageTile.tsx'
import classes from './PhotoChoice.module.css'
import { maxFiles, type PagesChange, type PhotoPages } from './photo-pages.ts'
import type { PhotoReading } from './useReadPhotos.ts'

interface Props {
  readonly pages: PhotoPages
  readonly state: Exclude<PhotoReading, { readonly at: 'asking' }>
  readonly onChange: (change: PagesChange) => void
  readonly onRead: () => void
  readonly onCancel: () => void
  readonly onType: () => void
}

/** The chosen photos, and how far they are read. */
export function PhotoChoice({ pages: { pages, refused }, state, onChange, onRead, onCancel, onType }: Props) {
  const { t } = useTranslation('recipes')
  const addFiles = (files: readonly File[]) => onChange({ do: 'add', files })
  const isReading = state.at === 'reading'
  const problem = state.at === 'choosing' ? state.problem : null
  return (
    <Stack gap={5}>
      {problem && (
        <Note
          tone="attention"
          title={t(`clip.photo.problem.${problem}`)}
          action={problem !== 'no-engine' && <Button onClick={onType}>{t('clip.photo.type')}</Button>}
        >
          {t(`clip.photo.problemHint.${problem}`)}
        </Note>
      )}
      {refused > 0 && <Note tone="attention">{t('clip.photo.refused', { count: maxFiles })}</Note>}
      <ul className={classes.pages} aria-label={t('clip.photo.pages')}>
        {pages.map((page, at) => (
          <PageTile
            key={page.key}
            page={page}
            place={at}
            count={pages.length}
            isFixed={isReading}
            onChange={onChange}
          />
        ))}
        {!isReading && pages.length < maxFiles && (
          <li>
            <FileDrop
              icon={<IconPhoto />}
              label={t('clip.photo.more')}
              accept="image/*,.heic,.heif,.pdf"
              multiple
              onFiles={addFiles}
            />
          </li>
        )}
      </ul>
      {isReading ? (
        <ReadingNote state={state} count={pages.length} onCancel={onCancel} />
      ) : (
        <Stack gap={3}>
          <Row>
            <CameraButton label={t('clip.photo.takeMore')} onFiles={addFiles} />
          </Row>
          <Button variant="primary" wide disabled={pages.length === 0} onClick={onRead}>
            {t('clip.photo.read')}
          </Button>
          <Text size="small" tone="soft">
            {t('clip.photo.onDevice')}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

interface ReadingNoteProps {
  readonly state: PhotoReading & { readonly at: 'reading' }
  readonly count: number
  readonly onCancel: () => void
}

/** How far the reading is, and a way to end it. */
function ReadingNote({ state: { progress }, count, onCancel }: ReadingNoteProps) {
  const { t } = useTranslation('recipes')
  const share = progress?.share ?? null
  const label =
    share === null ? t('clip.photo.loading') : t('clip.photo.reading', { number: (progress?.photo ?? 0) + 1, count })
  return (
    <Stack gap={3}>
      <Text role="status">{label}</Text>
      <Progress label={label} value={share === null ? undefined : Math.round(share * 100)} />
      <div>
        <Button onClick={onCancel}>{t('clip.photo.stop')}</Button>
      </div>
    </Stack>
  )
}
