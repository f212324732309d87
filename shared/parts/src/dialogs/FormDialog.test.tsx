import { useForm } from '@potluck/platform/useForm'
import { createTestHost } from '@potluck/testing/test-host'
import { TextField } from '@potluck/ui/forms'
import { screen } from '@testing-library/react'
import { showPart } from '../testing/show-part.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

interface Props extends Partial<FormDialogProps> {
  readonly rename: (name: string) => Promise<void> | undefined
  readonly onName: (name: string) => void
}

function NameDialog({ rename, onName, ...props }: Props) {
  const form = useForm({
    initial: { name: '' },
    async submit({ name }) {
      onName(name)
      return rename(name)?.then(() => undefined)
    },
    explain: () => ({ problem: 'The name could not be saved.' }),
  })
  return (
    <FormDialog title="Rename" form={form} onClose={() => onName('closed')} {...props}>
      <TextField {...form.field('name')} label="Name" />
    </FormDialog>
  )
}

function open({ rename = () => undefined, ...props }: Partial<FormDialogProps & Props> = {}) {
  const names: string[] = []
  const shown = showPart(<NameDialog rename={rename} onName={(name) => names.push(name)} {...props} />, {
    host: createTestHost(),
  })
  return { ...shown, names }
}

test('the form is submitted by its button and by Enter', async () => {
  const { user, names } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Market')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  expect(names).toEqual(['Market', 'Market'])
})

test('a form that is being sent is not submitted twice', async () => {
  const { user, names } = open({ rename: () => new Promise(() => {}) })
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Market{Enter}{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(names).toEqual(['Market'])
})

test('an error is shown in the dialog', async () => {
  const { user } = open({ rename: () => Promise.reject(new Error('No')) })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The name could not be saved.')
})

test('the dialog can be closed', async () => {
  const { user, names } = open({ submitLabel: 'Rename' })
  await screen.findByRole('button', { name: 'Rename' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(names).toEqual(['closed'])
})

test('a problem is scrolled to, because the end of a long form is out of sight on a phone', async () => {
  const scrolledTo: string[] = []
  Element.prototype.scrollIntoView = function record(this: Element) {
    scrolledTo.push(this.textContent)
  }
  const { user } = open({ rename: () => Promise.reject(new Error('refused')) })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The name could not be saved.')).toBeVisible()
  expect(scrolledTo).toEqual(['The name could not be saved.'])
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})
