/** One numbered part of an agreement. */
export interface AgreementSection {
  heading: string;
  paragraphs: readonly string[];
  /** A list after the paragraphs. */
  items?: readonly string[];
}

/** One agreement in one language, as plain text; `{academy}` stands for the academy's name. */
export interface AgreementText {
  title: string;
  intro: string;
  sections: readonly [
    AgreementSection,
    AgreementSection,
    AgreementSection,
    AgreementSection,
    ...AgreementSection[],
  ];
}

/** Both agreements in one language, with the texts around them. */
export interface AgreementTexts {
  /** Precedes the date, for example "Last updated:". */
  updated: string;
  service: AgreementText;
  privacy: AgreementText;
}
