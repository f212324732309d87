import type { Clipping } from '@potluck/api/clip'
import { BookField } from '@potluck/parts/BookField'
import type { useBookOfForm } from '@potluck/parts/useBookOfForm'
import { useTitle, useUnsavedChanges } from '@potluck/platform/hooks'
import { Button, IconButton, PageLayout, Stack } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { IconArrowLeft } from '@potluck/ui/icons'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sharedPhotos } from '../shared-things/shared-things.ts'
import { FoundFacts } from './FoundFacts.tsx'
import { OtherRecipes } from './OtherRecipes.tsx'
import { chooseOther, nextOther } from './other-recipes.ts'
import { PageLines } from './PageLines.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { PagePhotos } from './photos/PagePhotos.tsx'
import { ReadByModel } from './ReadByModel.tsx'
import { ReviewNotes } from './ReviewNotes.tsx'
import { ReviewPart } from './ReviewPart.tsx'
import classes from './ReviewRecipe.module.css'
import { changeReview, parts, type Review, type ReviewChange, reviewOf } from './review.ts'
import { SharedPhotos } from './SharedPhotos.tsx'
import { useSaveClip } from './useSaveClip.ts'

interface Props {
  readonly clipping: Clipping
  /** The book into which it goes. */
  readonly book: ReturnType<typeof useBookOfForm>
  /** The address of the page. */
  readonly from?: string | undefined
  /** For a recipe from photos: the words that may be misread. */
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
  /** Deletes the draft, which was saved or thrown away; always the same function. */
  readonly onForget: () => void
  /** @param isChanged as of `onLook` */
  readonly onBack: (review: Review, isChanged: boolean) => void
}

/** @returns a ref of the recipe, which is focused at first, at the top of the page */
function useStartFocus() {
  const start = useRef<HTMLElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    start.current?.focus({ preventScroll: true })
  }, [])
  return start
}

/** The words of a line that may be misread or made up. */
const doubtfulIn = (line: string, { clipping, doubtful = [] }: Pick<Props, 'clipping' | 'doubtful'>) => [
  ...doubtful,
  ...(clipping.unproven.find((each) => each.line === line)?.words ?? []),
]

/** Displays the clipped recipe beside the lines of its page, to be corrected and saved. */
export function ReviewRecipe(props: Props) {
  const { clipping, book, from, doubtful, left, isReadAnew, onLook, onSwitch, onJoin, onReadLink, onBack } = props
  const { t } = useTranslation('recipes')
  const [first] = useState(() => left?.review ?? reviewOf(clipping))
  const [review, change] = useReducer(changeReview, first)
  const letGo = useUnsavedChanges(true, { forgetDraft: props.onForget })
  const [photos] = useState(sharedPhotos.take)
  const next = nextOther(clipping)
  const { form, saveAndEdit } = useSaveClip({
    ...{
      clipping,
      photos: doubtful && !review.keepsPages ? [] : photos,
      review,
      kitchenId: book.kitchenId,
      onSaved: letGo,
      onForget: props.onForget,
    },
    onNext: next ? () => onSwitch(next, false) : undefined,
    onTitle: (title) => change({ do: 'name', title }),
  })
  const isChanged = left?.isChanged === true || review !== first
  useTitle(t('clip.review'))
  const look = useEffectEvent(onLook)
  useEffect(() => look(review, isChanged), [review, isChanged])
  const start = useStartFocus()

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
  return (
    <PageLayout
      title={t('clip.review')}
      leading={<IconButton icon={<IconArrowLeft data-mirror />} label={t('clip.back')} onClick={goBack} />}
      mainAction={saveButton}
    >
      <section ref={start} tabIndex={-1} aria-label={review.title || t('clip.review')} className={classes.start}>
        <div ref={form.formProps.ref} className={classes.columns}>
          <Stack gap={5} className={classes.recipe}>
            <ReviewNotes
              clipping={clipping}
              kitchenId={book.kitchenId}
              problem={form.problem}
              isReadAnew={isReadAnew}
              onReadLink={(link) => onReadLink(link, review, isChanged)}
            />
            <OtherRecipes
              others={clipping.others}
              onChoose={(at) => switchTo(chooseOther(clipping, review, at))}
              onLeaveOut={() => switchTo(next)}
              onJoin={onJoin}
            />
            <BookField
              label={t('clip.into')}
              kitchens={book.kitchens ?? []}
              kitchenId={book.kitchenId}
              onChoose={book.choose}
            />
            <TextField
              {...form.field('title')}
              label={t('field.title')}
              required
              maxLength={500}
              dir={review.title === '' ? undefined : 'auto'}
            />
            <FoundFacts clipping={clipping} from={from} review={review} onChange={change} />
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
                doubtfulIn={(line) => doubtfulIn(line, props)}
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
          <Beside {...{ clipping, review, photos, doubtful }} onChange={change} onRead={switchTo} />
        </div>
      </section>
    </PageLayout>
  )
}

interface BesideProps extends Pick<Props, 'clipping' | 'doubtful'> {
  readonly review: Review
  readonly photos: readonly File[]
  readonly onChange: (change: ReviewChange) => void
  readonly onRead: (read: Clipping | null) => void
}

/** The source of the recipe: photos, the lines of the page, and the reading by a model. */
function Beside({ clipping, review, photos, doubtful, onChange, onRead }: BesideProps) {
  const isFound = clipping.outcome === 'recipe'
  const byModel = <ReadByModel clipping={clipping} onRead={onRead} />
  return (
    <Stack gap={5} className={classes.source}>
      {doubtful && <PagePhotos photos={photos} isKept={review.keepsPages} onChange={onChange} />}
      {!isFound && byModel}
      <PageLines clipping={clipping} review={review} onChange={onChange} />
      {isFound && byModel}
    </Stack>
  )
}
