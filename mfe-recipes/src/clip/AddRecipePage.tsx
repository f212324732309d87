import { BackButton } from '@potluck/parts'
import { BookField } from '@potluck/parts/BookField'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton, onDemand, PageLayout, Row, SkeletonScreen, Stack, Text } from '@potluck/ui'
import { IconFileImport, IconPencil } from '@potluck/ui/icons'
import { type MouseEvent, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreloadRecipe } from '../recipe/usePreloadRecipe.ts'
import { sharedPhotos } from '../shared-things/shared-things.ts'
import { ClipBox } from './ClipBox.tsx'
import { restoreClipDraft } from './clip-draft.ts'
import { keyOfRecipe } from './other-recipes.ts'
import type { Review } from './review.ts'
import { useBeginClip } from './useBeginClip.ts'

const ReviewRecipe = onDemand(() => import('./ReviewRecipe.tsx').then((module) => module.ReviewRecipe), 'screen')
const ClipRefused = onDemand(() => import('./ClipRefused.tsx').then((module) => module.ClipRefused), 'part')
const ChoosePhotos = onDemand(() => import('./photos/ChoosePhotos.tsx').then((module) => module.ChoosePhotos), 'part')
const PhotosScreen = onDemand(() => import('./photos/PhotosScreen.tsx').then((module) => module.PhotosScreen), 'screen')
const WaysIn = onDemand(() => import('./WaysIn.tsx').then((module) => module.WaysIn), 'part')

/** The page, loaded after the latest draft is restored. */
export const loadAddRecipePage = () => restoreClipDraft().then(() => AddRecipePage)

/**
 * Adds a recipe from a link, a page or a text. `?link=` and `?text=` come from share targets and bookmarks and are
 * clipped immediately, as are the page of the bookmarklet (`?handed=`) and the data shared by another program
 * (`?shared=`). A reload restores the clipped recipe; who left the screen finds it at the box.
 */
function AddRecipePage() {
  const { t } = useTranslation('recipes')
  const { navigate } = useHost()
  const { book, typed, setTyped, start, takePhotos, pages, setPages, clip, store, problem, ...draft } = useBeginClip()
  const { kitchenId } = book
  const box = useRef<HTMLDivElement>(null)
  useTitle(t('clip.title'))
  usePreloadRecipe()

  /** Returns to the box with its text. */
  function setAside(review: Review, isChanged: boolean) {
    clip.setAside(review, isChanged)
    navigate(paths.addRecipe(undefined, kitchenId), { replace: true })
  }

  if (clip.state.at === 'reviewing') {
    const { asked, clipping, left, isReadAnew } = clip.state
    return (
      <ReviewRecipe
        key={keyOfRecipe(clipping)}
        clipping={clipping}
        book={book}
        left={left}
        isReadAnew={isReadAnew}
        from={'url' in asked ? asked.url : undefined}
        doubtful={'doubtful' in asked ? asked.doubtful : undefined}
        onLook={(review, isChanged) => store({ typed, left: { asked, clipping, review, isChanged }, isOpen: true })}
        onSwitch={clip.switchTo}
        onJoin={'written' in asked && asked.written !== '' ? clip.join : undefined}
        onReadLink={(link, review, isChanged) => {
          setAside(review, isChanged)
          setTyped(link)
          clip.read({ link })
        }}
        onForget={draft.forget}
        onBack={setAside}
      />
    )
  }
  /** Opens an empty recipe with the photos. */
  function typeBeside(photos: readonly File[]) {
    sharedPhotos.give(photos)
    navigate(paths.newRecipe(kitchenId), { replace: true })
  }

  if (pages)
    return (
      <PhotosScreen
        files={pages}
        onRead={(read, photos) => {
          setPages(null)
          takePhotos(read, photos)
        }}
        onType={typeBeside}
        onBack={() => setPages(null)}
      />
    )
  return (
    <PageLayout
      title={t('clip.title')}
      leading={<BackButton otherwise={paths.list('main', { kitchen: kitchenId })} />}
      width="reading"
    >
      <Stack gap={6}>
        <div ref={box}>
          <ClipBox typed={typed} onType={setTyped} busy={clip.isReading || clip.isSending} onStart={start} />
        </div>
        {clip.isReading ? (
          <SkeletonScreen label={t('clip.reading')} shape="text" count={6} />
        ) : (
          <>
            {clip.aside && (
              <WaitingRecipe
                title={clip.aside.review.title}
                onGoOn={draft.goOn}
                onThrowAway={draft.throwAway}
                box={box}
              />
            )}
            {problem && <ClipRefused problem={problem} onKeep={clip.keep} unread={clip.unread} onRead={clip.found} />}
            <BookField
              label={t('clip.into')}
              kitchens={book.kitchens ?? []}
              kitchenId={kitchenId}
              onChoose={book.choose}
            />
            <ChoosePhotos onFiles={setPages} />
            <OtherWays kitchenId={kitchenId} />
            <WaysIn onFile={start} />
          </>
        )}
      </Stack>
    </PageLayout>
  )
}

interface WaitingProps {
  readonly title: string
  readonly onGoOn: () => void
  readonly onThrowAway: () => void
  /** Holds the box, which has the focus afterwards. */
  readonly box: RefObject<HTMLElement | null>
}

/** A recipe that was read and not saved: to go on with, or to throw away. */
function WaitingRecipe({ title, onGoOn, onThrowAway, box }: WaitingProps) {
  const { t } = useTranslation('recipes')
  function throwAway() {
    onThrowAway()
    box.current?.querySelector('textarea')?.focus()
  }
  return (
    <Stack gap={2}>
      <Button wide onClick={onGoOn}>
        {t('clip.goOn', { title })}
      </Button>
      <Button wide variant="quiet" onClick={throwAway}>
        {t('clip.throwAway', { title })}
      </Button>
    </Stack>
  )
}

/** Ways to add a recipe without a page. */
function OtherWays({ kitchenId }: { readonly kitchenId: string | undefined }) {
  const { t } = useTranslation('recipes')
  const { navigate } = useHost()
  /** Replaces the entry of the history, so that Back from the editor skips this page. */
  function write(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(paths.newRecipe(kitchenId), { replace: true })
  }
  return (
    <Stack gap={2}>
      <Text tone="soft">{t('clip.or')}</Text>
      <Row>
        <LinkButton href={href(paths.newRecipe(kitchenId))} icon={<IconPencil />} onClick={write}>
          {t('empty.write')}
        </LinkButton>
        <LinkButton href={href(paths.import())} icon={<IconFileImport />}>
          {t('empty.import')}
        </LinkButton>
      </Row>
    </Stack>
  )
}
