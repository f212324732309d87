import { createTestHost } from '@potluck/testing/test-host'
import { TextField } from '@potluck/ui/forms'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { showPart } from '../testing/show-part.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

function NameDialog({ onName, ...props }: Partial<FormDialogProps> & { readonly onName: (name: string) => void }) {
  const [name, setName] = useState('')
  return (
    <FormDialog title="Rename" busy={false} onSubmit={() => onName(name)} onClose={() => onName('closed')} {...props}>
      <TextField label="Name" value={name} onChange={setName} />
    </FormDialog>
  )
}

function open(props: Partial<FormDialogProps> = {}) {
  const named: string[] = []
  const shown = showPart(<NameDialog onName={(name) => named.push(name)} {...props} />, { host: createTestHost() })
  return { ...shown, named }
}

test('the form is submitted by its button and by Enter', async () => {
  const { user, named } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Market')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  expect(named).toEqual(['Market', 'Market'])
})

test('a form that is being sent is not submitted twice', async () => {
  const { user, named } = open({ busy: true })
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Market{Enter}')
  expect(named).toEqual([])
})

test('an error is shown in the dialog', async () => {
  open({ problem: 'The name could not be saved.' })
  expect(await screen.findByRole('alert')).toHaveTextContent('The name could not be saved.')
})

test('the dialog can be closed', async () => {
  const { user, named } = open({ submitLabel: 'Rename' })
  await screen.findByRole('button', { name: 'Rename' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(named).toEqual(['closed'])
})
