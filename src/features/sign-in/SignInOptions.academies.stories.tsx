import { useState } from 'react';
import { parseJson } from '#lib/object/jsonText.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import { reply } from '#testing/network/scriptedFetch.ts';
import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { academyOffering } from '#testing/stories/storyAnswers.ts';
import type { StoryAnswers } from '#testing/stories/storyAnswers.ts';
import { Workbench } from '#testing/stories/Workbench.tsx';

export default { title: 'Sign-in / Academy workbench' };

/**
 * The configuration that the story edits. `config` takes every field of the academy configuration.
 */
const EXAMPLE = {
  config: { loginMethod: '1&2&3&4', enTenantName: 'Harbour Academy', cnTenantName: '海港学院' },
  scenario: { loginScenarioType: 0, vipSchoolAppName: 'Harbour' },
  remoteConfig: { 'sxz.domain.master': 'academy.example', 'sxz.school.disableScanLogin': '' },
  internal: false,
  overseas: false,
};

function answered(text: string) {
  const given = parseJson(text);
  const { config, scenario, remoteConfig, internal, overseas } = isRecord(given) ? given : {};
  return (answers: StoryAnswers) => {
    academyOffering(answers, isRecord(config) ? config : {});
    if (isRecord(scenario)) answers.service.script('getLoginScenario', reply.data(scenario));
    if (isRecord(remoteConfig)) answers.service.script('getRemoteConfig', reply.data(remoteConfig));
    answers.service.script('getClientIp', reply.data(internal === true));
    answers.service.script('getOverseas', reply.data(overseas === true));
  };
}

/** Type an academy configuration as JSON to see the dialog that it produces. */
export const FromConfiguration = () => {
  const [text, setText] = useState(JSON.stringify(EXAMPLE, null, 2));
  return (
    <Workbench
      label="Academy configuration (JSON)"
      example={text}
      isUsable={(value) => isRecord(parseJson(value))}
      onShow={setText}
    >
      <SignInStory key={text} answers={answered(text)} />
    </Workbench>
  );
};
