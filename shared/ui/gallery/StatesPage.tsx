import { useState } from 'react'
import { Button } from '../src/actions/Button.tsx'
import { EmptyState } from '../src/feedback/EmptyState.tsx'
import { ErrorState } from '../src/feedback/ErrorState.tsx'
import { LoadingBar } from '../src/feedback/LoadingBar.tsx'
import { Note } from '../src/feedback/Note.tsx'
import { Picture, type PictureName } from '../src/feedback/Picture.tsx'
import { Progress } from '../src/feedback/Progress.tsx'
import { SkeletonScreen } from '../src/feedback/Skeleton.tsx'
import type { Toast } from '../src/feedback/ToastCard.tsx'
import { ToastRegion } from '../src/feedback/ToastRegion.tsx'
import { Card } from '../src/layout/Card.tsx'
import { Row, Stack } from '../src/layout/Stack.tsx'

const pictures: readonly PictureName[] = ['book', 'pot', 'basket', 'calendar', 'letter', 'table', 'search']

const samples: readonly Toast[] = [
  { id: '1', text: 'New message from Nadia', duration: null, action: { label: 'View', onPress: () => undefined } },
  { id: '2', text: 'You are offline. Changes are kept on this device.', tone: 'danger', duration: null },
]

/** Empty, loading and failed states. */
export function StatesPage() {
  const [toasts, setToasts] = useState(samples)
  return (
    <Stack gap={6}>
      <LoadingBar active label="Loading" />
      <EmptyState
        picture="book"
        title="Your book is empty"
        action={
          <>
            <Button variant="primary">Write one</Button>
            <Button>Import from another app</Button>
          </>
        }
      >
        Bring the recipes you already have, or start with the one you know by heart.
      </EmptyState>
      <ErrorState
        title="The recipe could not be loaded"
        safe="Your recipes are safe on the server."
        next="Check the connection and try again."
        retryLabel="Try again"
        onRetry={() => undefined}
        details="recipes 1.4.2, timeout"
      />
      <Row gap={4}>
        {pictures.map((name) => (
          <div key={name} style={{ inlineSize: '8rem' }}>
            <Picture name={name} />
          </div>
        ))}
      </Row>
      <Note title="A draft was kept">You left before saving.</Note>
      <Note tone="done">Nadia has it in her inbox.</Note>
      <Note tone="attention" title="3 recipes need a look" action={<Button>Look at them</Button>} />
      <Note tone="danger" dismissLabel="Dismiss" onDismiss={() => undefined}>
        The photo is too large.
      </Note>
      <Progress label="Importing" value={62} />
      <Progress label="Reading the file" />
      <Card>
        <SkeletonScreen label="Loading recipes" shape="rows" count={3} />
      </Card>
      <SkeletonScreen label="Loading recipes" shape="tiles" count={4} />
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
        label="Messages"
        dismissLabel="Dismiss"
      />
    </Stack>
  )
}
