import type { AgreementTexts } from './agreementText';

export const en_US: AgreementTexts = {
  updated: 'Last updated:',
  service: {
    title: 'User Service Agreement',
    intro:
      'This agreement sets out how you may use the learning platform and the courses of {academy}. Please read it before you register. By selecting the checkbox on the login page, you accept it.',
    sections: [
      {
        heading: '1. The service',
        paragraphs: [
          'The platform lets you take courses and exams, receive certificates, and follow your learning records. Which of these you see depends on your academy.',
        ],
        items: [
          'Online courses and live classes',
          'Exams, assignments, and certificates',
          'Learning records and reports',
        ],
      },
      {
        heading: '2. Your account',
        paragraphs: [
          'You register with a mobile number or an email address that belongs to you, and you log in with a verification code. Each person has one account.',
          'Don’t share verification codes with others. Tell your administrator right away if you think that someone else is using your account.',
        ],
      },
      {
        heading: '3. Rules of use',
        paragraphs: ['When you use the platform, you agree not to:'],
        items: [
          'copy, record, or distribute course materials without permission',
          'take an exam for someone else or let someone take yours',
          'upload unlawful or harmful content',
          'disrupt or probe the operation of the platform',
        ],
      },
      {
        heading: '4. Content and rights',
        paragraphs: [
          'Courses belong to their authors or to the academy. You receive a personal right to use them for learning, which ends with your membership. What you write yourself remains yours.',
        ],
      },
      {
        heading: '5. Closing your account',
        paragraphs: [
          'You can ask for your account to be closed at any time. It is deleted automatically after 15 calendar days. Until then, you can restore it with a verification code.',
        ],
      },
      {
        heading: '6. Changes to this agreement',
        paragraphs: [
          'If we change this agreement in an important way, we will ask you to agree to it again the next time you log in. Send questions to the administrator of your academy.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    intro:
      'This policy explains which personal data the learning platform processes for {academy}, why it does so, and what choices you have.',
    sections: [
      {
        heading: '1. Data that we collect',
        paragraphs: ['We collect only what the service needs:'],
        items: [
          'your mobile number or email address, to log you in',
          'your name, nickname, and profile picture, if you provide them',
          'learning records such as progress, exam results, and certificates',
          'technical data such as language, browser type, and time of access',
        ],
      },
      {
        heading: '2. How we use the data',
        paragraphs: [
          'We use the data to send verification codes, to provide courses, to issue certificates, and to keep the platform secure. We don’t use it for advertising.',
        ],
      },
      {
        heading: '3. Who can see the data',
        paragraphs: [
          'Administrators and lecturers of your academy can see your learning records. We share data with service providers only as far as they need it, for example to deliver a text message.',
        ],
      },
      {
        heading: '4. Storage and security',
        paragraphs: [
          'Data is transferred in encrypted form and kept for as long as your account exists. After deregistration, it is deleted or made anonymous within 15 calendar days, unless the law requires us to keep it.',
        ],
      },
      {
        heading: '5. Your rights',
        paragraphs: ['You may at any time:'],
        items: [
          'view and correct your data',
          'receive a copy of your data',
          'withdraw your consent',
          'ask for your account to be deleted',
        ],
      },
      {
        heading: '6. Contact',
        paragraphs: [
          'Send questions about this policy to the administrator of your academy. We answer within 15 business days.',
        ],
      },
    ],
  },
};
