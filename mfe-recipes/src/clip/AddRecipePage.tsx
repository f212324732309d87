import { BackButton } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton, onDemand, PageLayout, Row, SkeletonScreen, Stack, Text } from '@potluck/ui'
import { IconFileImport, IconPencil } from '@potluck/ui/icons'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useRecipeAtHand } from '../recipe/useRecipeAtHand.ts'
import { ClipBox } from './ClipBox.tsx'
import { type ClipInput, readInput } from './clip-input.ts'
import { takeHandedPage } from './handed-page.ts'
import type { Review } from './review.ts'
import { useClip } from './useClip.ts'
import { useKeptClip } from './useKeptClip.ts'
import { useSharedThings } from './useSharedThings.ts'

const ReviewRecipe = onDemand(() => import('./ReviewRecipe.tsx').then((module) => module.ReviewRecipe), 'screen')
const ClipRefused = onDemand(() => import('./ClipRefused.tsx').then((module) => module.ClipRefused), 'part')
const WaysIn = onDemand(() => import('./WaysIn.tsx').then((module) => module.WaysIn), 'part')

/**
 * Adds a recipe: the box comes first, for a link, a page or a text. `?link=` and `?text=` are read at once, as share
 * targets and bookmarks hand them over, and so is the page that the bookmarklet left (`?handed=`) and what another
 * program shared (`?shared=`). What was read is there again after a reload.
 */
export function AddRecipePage() {
  const { t } = useTranslation('recipes')
  const { navigate } = useHost()
  const [search] = useSearchParams()
  const given = search.get('link') ?? search.get('text')
  const { kept, keep, readPhotos } = useKeptClip()
  const [typed, setTyped] = useState(given ?? kept?.typed ?? '')
  const [lost, setLost] = useState<'notHanded' | 'notShared' | null>(null)
  const clip = useClip(kept?.left ?? null)
  useTitle(t('clip.title'))
  useRecipeAtHand()

  function start(input: ClipInput) {
    setLost(null)
    if (input.kind === 'links') clip.readLinks(input.urls)
    if (input.kind === 'link') clip.read({ link: input.url })
    if (input.kind === 'written') clip.read({ written: input.text })
  }

  const begin = useEffectEvent(() => {
    if (search.has('shared')) return
    if (given !== null) return start(readInput(given))
    if (!search.has('handed')) {
      if (kept?.isOpen) void readPhotos().then(clip.goOn)
      return
    }
    const page = takeHandedPage()
    if (page) clip.read({ written: page.html, url: page.url })
    else setLost('notHanded')
    navigate(paths.addRecipe(), { replace: true })
  })
  useEffect(() => begin(), [])
  useSharedThings(
    (text) => {
      setTyped(text)
      start(readInput(text))
    },
    () => setLost('notShared'),
  )

  /** Back to the box, which holds what was put into it. */
  function startAgain(review: Review, isChanged: boolean) {
    clip.startAgain(review, isChanged)
    navigate(paths.addRecipe(), { replace: true })
  }

  const { clipping, asked, left, resumed } = clip
  const isOpen = clipping !== null && clipping.outcome === 'recipe'
  useEffect(() => {
    if (!isOpen) keep({ typed, left, isOpen })
  }, [typed, left, isOpen, keep])

  if (isOpen) {
    const from = asked && 'url' in asked ? asked.url : undefined
    const isOther = left !== null && asked !== null && 'written' in left.asked && 'written' in asked && resumed === null
    return (
      <ReviewRecipe
        clipping={clipping}
        left={resumed}
        isReadAnew={isOther && left.isChanged}
        from={from}
        onLook={(review, isChanged) =>
          asked && keep({ typed, left: { asked, clipping, review, isChanged }, isOpen: true })
        }
        onBack={startAgain}
      />
    )
  }
  const problem = lost ? lost : clipping ? 'noRecipe' : clip.problem
  /** Back from the editor leads to where one came from, not to this choice again. */
  function write(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(paths.newRecipe(), { replace: true })
  }

  return (
    <PageLayout title={t('clip.title')} leading={<BackButton otherwise={paths.home()} />} width="reading">
      <Stack gap={6}>
        <ClipBox typed={typed} onType={setTyped} busy={clip.isReading || clip.isSending} onStart={start} />
        {left && !clip.isReading && (
          <Button wide onClick={clip.goOn}>
            {t('clip.goOn', { title: left.review.title })}
          </Button>
        )}
        {clip.isReading && <SkeletonScreen label={t('clip.reading')} shape="text" count={6} />}
        {problem && !clip.isReading && <ClipRefused problem={problem} />}
        {!clip.isReading && (
          <>
            <Stack gap={2}>
              <Text tone="soft">{t('clip.or')}</Text>
              <Row>
                <LinkButton href={href(paths.newRecipe())} icon={<IconPencil />} onClick={write}>
                  {t('empty.write')}
                </LinkButton>
                <LinkButton href={href(paths.import())} icon={<IconFileImport />}>
                  {t('empty.import')}
                </LinkButton>
              </Row>
            </Stack>
            <WaysIn onFile={start} />
          </>
        )}
      </Stack>
    </PageLayout>
  )
}
