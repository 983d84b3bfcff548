import { FlowPage } from './FlowPage';

export default { title: 'Flows' };

export const SignIn = () => <FlowPage story="flows--sign-in" />;

export const Restoration = () => <FlowPage story="flows--restoration" />;

export const JoiningAnAcademy = () => <FlowPage story="flows--joining-an-academy" />;

export const ChoosingParticipants = () => <FlowPage story="flows--choosing-participants" />;
