import { Badge } from './Badge';

export default { title: 'Components / Badge' };

export const Word = () => <Badge>Last used</Badge>;

export const LongWords = () => (
  <div style={{ inlineSize: 120 }}>
    <Badge>Zuletzt zur Anmeldung verwendet</Badge>
  </div>
);
