import { type Clipping, findByLink } from '@potluck/api/clip'
import { useAnswer } from '@potluck/platform/answers'
import { useTitle, useUnsavedChanges } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, IconButton, LinkButton, Note, PageLayout, Stack } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { IconArrowLeft } from '@potluck/ui/icons'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sharedPhotos } from '../shared-things/shared-things.ts'
import { FoundFacts } from './FoundFacts.tsx'
import { MissingRecipe } from './MissingRecipe.tsx'
import { OtherRecipes } from './OtherRecipes.tsx'
import { chooseOther, nextOther } from './other-recipes.ts'
import { PageLines } from './PageLines.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { PagePhotos } from './photos/PagePhotos.tsx'
import { ReviewPart } from './ReviewPart.tsx'
import classes from './ReviewRecipe.module.css'
import { changeReview, parts, type Review, reviewOf } from './review.ts'
import { SharedPhotos } from './SharedPhotos.tsx'
import { useSaveClip } from './useSaveClip.ts'

const none: readonly string[] = []

interface Props {
  readonly clipping: Clipping
  /** The address of the page. */
  readonly from?: string | undefined
  /** Of a recipe that was read from photos: the words that may be misread. */
  readonly doubtful?: readonly string[] | undefined
  /** The earlier review that is resumed; null for a new one. */
  readonly left: { readonly review: Review; readonly isChanged: boolean } | null
  /** Whether a changed text discarded the lines that the cook had moved. */
  readonly isReadAnew: boolean
  /** Called initially and after each change. @param isChanged whether the cook has edited the review */
  readonly onLook: (review: Review, isChanged: boolean) => void
  /** Reviews another recipe of the same page or text. */
  readonly onSwitch: (clipping: Clipping, isChanged: boolean) => void
  /** Reads the text as one recipe; absent where there is no text. */
  readonly onJoin: (() => void) | undefined
  /** Reads another page, which the text of a video names. The review is retained. */
  readonly onReadLink: (link: string, review: Review, isChanged: boolean) => void
  /** @param isChanged as of `onLook` */
  readonly onBack: (review: Review, isChanged: boolean) => void
}

/** Displays the clipped recipe beside the lines of its page, to be corrected and saved. */
export function ReviewRecipe(props: Props) {
  const { clipping, from, doubtful, left, isReadAnew, onLook, onSwitch, onJoin, onReadLink, onBack } = props
  const { t } = useTranslation('recipes')
  const [first] = useState(() => left?.review ?? reviewOf(clipping))
  const [review, change] = useReducer(changeReview, first)
  const letGo = useUnsavedChanges(true)
  const [photos] = useState(sharedPhotos.take)
  const next = nextOther(clipping)
  const { form, saveAndEdit } = useSaveClip({
    ...{ clipping, photos, review, onSaved: letGo },
    onNext: next ? () => onSwitch(next, false) : undefined,
    onTitle: (title) => change({ do: 'name', title }),
  })
  const { url } = clipping
  const duplicate = useAnswer(findByLink, url === '' ? null : { query: { url } })
  const isChanged = left?.isChanged === true || review !== first
  useTitle(t('clip.review'))
  const look = useEffectEvent(onLook)
  useEffect(() => look(review, isChanged), [review, isChanged])

  function switchTo(other: Clipping | null) {
    sharedPhotos.give(photos)
    if (other) onSwitch(other, isChanged)
  }

  function goBack() {
    sharedPhotos.give(photos)
    onBack(review, isChanged)
  }

  const saveButton = (
    <Button variant="primary" busy={form.isPending} onClick={() => form.submit()}>
      {t('editor.save')}
    </Button>
  )
  const [same] = duplicate.data ?? []
  return (
    <PageLayout
      title={t('clip.review')}
      leading={<IconButton icon={<IconArrowLeft data-mirror />} label={t('clip.back')} onClick={goBack} />}
      mainAction={saveButton}
    >
      <div ref={form.formProps.ref} className={classes.columns}>
        <Stack gap={5} className={classes.recipe}>
          {form.problem && (
            <Note tone="danger" title={t('editor.notSaved')}>
              {t(`clip.notSaved.${form.problem}`)}
            </Note>
          )}
          <MissingRecipe clipping={clipping} onReadLink={(link) => onReadLink(link, review, isChanged)} />
          {isReadAnew && <Note tone="info">{t('clip.readAnew')}</Note>}
          {same && (
            <Note
              tone="attention"
              title={t('clip.known')}
              action={<LinkButton href={href(paths.recipe(same.id))}>{t('inbox.open')}</LinkButton>}
            >
              {t('clip.knownHint', { title: same.title })}
            </Note>
          )}
          <OtherRecipes
            others={clipping.others}
            onChoose={(at) => switchTo(chooseOther(clipping, review, at))}
            onLeaveOut={() => switchTo(next)}
            onJoin={onJoin}
          />
          <TextField
            {...form.field('title')}
            label={t('field.title')}
            required
            maxLength={500}
            dir={review.title === '' ? undefined : 'auto'}
          />
          <FoundFacts clipping={clipping} from={from} />
          {photos.length > 0 && !doubtful && <SharedPhotos photos={photos} />}
          <PictureChoice
            images={clipping.images}
            chosen={review.image}
            onChoose={(image) => change({ do: 'picture', image })}
          />
          {parts.map((part) => (
            <ReviewPart
              key={part}
              part={part}
              lines={review.lines[part]}
              origin={clipping.origins[part]}
              doubtful={doubtful ?? none}
              onChange={change}
            />
          ))}
          {!next && (
            <div>
              <Button busy={form.isPending} onClick={saveAndEdit}>
                {t('clip.saveAndEdit')}
              </Button>
            </div>
          )}
        </Stack>
        <Stack gap={5} className={classes.source}>
          {doubtful && <PagePhotos photos={photos} />}
          <PageLines clipping={clipping} review={review} onChange={change} />
        </Stack>
      </div>
    </PageLayout>
  )
}
