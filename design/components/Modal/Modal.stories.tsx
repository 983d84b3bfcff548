import { useState } from 'react';
import { ToneIcon } from '../../foundations/ToneIcon';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Checkbox } from '../Checkbox/Checkbox';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Modal } from './Modal';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { docs } from './Modal.docs';

export default { title: 'Components / Modal' };

export const Documentation = documentationStory(docs);

export const Dialog = stateStory(docs, 'Dialog');

export const SignInCard = () => {
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Log in
      </Button>
      <Modal
        open={open}
        title="Professional Skills Academy"
        closeLabel="Close"
        onClose={() => setOpen(false)}
      >
        <Stack gap="5">
          <TextField
            label="Mobile number"
            prefix="+86"
            dir="ltr"
            inputMode="tel"
            placeholder="138 0000 0000"
          />
          <TextField
            label="Verification code"
            dir="ltr"
            inputMode="numeric"
            suffix={
              <Button variant="link" size="small">
                Get code
              </Button>
            }
            hint={<Link href="#help">Didn&apos;t receive the code?</Link>}
          />
          <Checkbox checked={false} onChange={() => setAsking(true)}>
            I have read and agree to the <Link href="#service">Service Agreement</Link> and{' '}
            <Link href="#privacy">Privacy Policy</Link>
          </Checkbox>
          <Button variant="primary" size="large" block dimmed onClick={() => setAsking(true)}>
            Log in / Register
          </Button>
          <Button variant="ghost" block>
            Log in with email
          </Button>
        </Stack>
      </Modal>
      <Modal
        open={asking}
        role="alertdialog"
        width={400}
        title="Please agree to the Service Agreement first"
        closeOnEscape
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setAsking(false)}>
              OK
            </Button>
          </>
        }
      >
        <Text tone="secondary">Agreeing continues what you were doing.</Text>
      </Modal>
    </>
  );
};

export const Question = () => (
  <Modal
    open
    role="alertdialog"
    sign={<ToneIcon tone="warning" />}
    width={420}
    title="Discard changes?"
    footer={
      <>
        <Button>Keep choosing</Button>
        <Button variant="primary">Discard</Button>
      </>
    }
  >
    <Text tone="secondary">Your changes to this selection will be lost.</Text>
  </Modal>
);

export const TallerThanTheWindow = () => (
  <Modal open title="Service Agreement" closeLabel="Close">
    <Stack>
      {Array.from({ length: 40 }, (_, index) => (
        <Text key={index}>Paragraph {index + 1}. Everything agreed here is agreed at length.</Text>
      ))}
    </Stack>
  </Modal>
);

export const Arabic = () => (
  <div dir="rtl">
    <Modal
      open
      title="أكاديمية الشمال"
      closeLabel="إغلاق"
      footer={
        <>
          <Button>إلغاء</Button>
          <Button variant="primary">موافق</Button>
        </>
      }
    >
      <TextField label="رقم الجوال" prefix="+86" dir="ltr" defaultValue="138 0013 8000" />
    </Modal>
  </div>
);
