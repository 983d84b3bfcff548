import { FlowPage } from './FlowPage';
import { choosingParticipants, joining, restoration, signIn } from './flows';

export default { title: 'Flows' };

export const SignIn = () => <FlowPage {...signIn} />;

export const Restoration = () => <FlowPage {...restoration} />;

export const Joining = () => <FlowPage {...joining} />;

export const ChoosingParticipants = () => <FlowPage {...choosingParticipants} />;
