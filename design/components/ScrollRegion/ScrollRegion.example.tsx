import { ScrollRegion, Text } from '#design';

export function Example() {
  return (
    <ScrollRegion role="region" aria-label="Steps" style={{ maxBlockSize: '8rem' }}>
      {Array.from({ length: 12 }, (_, step) => (
        <Text key={step}>Step {step + 1} of the course.</Text>
      ))}
    </ScrollRegion>
  );
}
