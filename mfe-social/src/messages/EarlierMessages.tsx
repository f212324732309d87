import { Button } from '@potluck/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ConversationPage.module.css'

interface Props {
  readonly loading: boolean
  /** Whether automatic fetching is paused: a request is running, or the last one failed. */
  readonly waits: boolean
  readonly onWanted: () => void
}

/** Fetches older messages when the reader comes near the top; the button is for those who do not scroll. */
export function EarlierMessages({ loading, waits, onWanted }: Props) {
  const { t } = useTranslation('social')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (waits || !place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onWanted(), {
      rootMargin: '600px 0px 0px 0px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [waits, onWanted])
  return (
    <div ref={place} className={classes.earlier}>
      <Button variant="quiet" busy={loading} onClick={onWanted}>
        {t('conversation.earlier')}
      </Button>
    </div>
  )
}
