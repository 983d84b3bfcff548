import type { AgreementTexts } from './agreementText';

export const pt_BR: AgreementTexts = {
  updated: 'Última atualização:',
  service: {
    title: 'Termos de serviço',
    intro:
      'Estes termos definem como você pode usar a plataforma de aprendizagem e os cursos oferecidos por {academy}. Leia-os antes de se cadastrar. Ao marcar a caixa na página de login, você os aceita.',
    sections: [
      {
        heading: '1. O serviço',
        paragraphs: [
          'A plataforma permite fazer cursos e provas, receber certificados e acompanhar seu histórico de aprendizagem. Os recursos disponíveis dependem da sua instituição.',
        ],
        items: [
          'Cursos on-line e aulas ao vivo',
          'Provas, tarefas e certificados',
          'Histórico e relatórios de aprendizagem',
        ],
      },
      {
        heading: '2. Sua conta',
        paragraphs: [
          'Você se cadastra com um número de celular ou e-mail que lhe pertença e entra com um código de verificação. Cada pessoa tem apenas uma conta.',
          'Não compartilhe códigos de verificação. Se achar que outra pessoa está usando sua conta, avise a administração imediatamente.',
        ],
      },
      {
        heading: '3. Regras de uso',
        paragraphs: ['Ao usar a plataforma, você concorda em não:'],
        items: [
          'copiar, gravar ou distribuir materiais sem autorização',
          'fazer a prova de outra pessoa nem deixar que façam a sua',
          'enviar conteúdo ilegal ou nocivo',
          'perturbar o funcionamento da plataforma nem procurar vulnerabilidades',
        ],
      },
      {
        heading: '4. Conteúdo e direitos',
        paragraphs: [
          'Os cursos pertencem aos autores ou à instituição. Você recebe um direito pessoal de usá-los para aprender, que termina quando você deixa a instituição. O que você escreve continua sendo seu.',
        ],
      },
      {
        heading: '5. Exclusão da conta',
        paragraphs: [
          'Você pode pedir a exclusão da conta a qualquer momento. Ela é excluída automaticamente após 15 dias corridos. Até lá, pode ser restaurada com um código de verificação.',
        ],
      },
      {
        heading: '6. Alterações destes termos',
        paragraphs: [
          'Se houver mudanças importantes, pediremos sua concordância novamente no próximo login. Em caso de dúvida, fale com a administração da sua instituição.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidade',
    intro:
      'Esta política explica quais dados pessoais a plataforma de aprendizagem trata para {academy}, por que faz isso e quais são as suas opções.',
    sections: [
      {
        heading: '1. Dados que coletamos',
        paragraphs: ['Coletamos apenas o necessário para o serviço:'],
        items: [
          'seu número de celular ou e-mail, para o login',
          'seu nome, apelido e foto de perfil, se você os informar',
          'histórico de aprendizagem: progresso, notas e certificados',
          'dados técnicos como idioma, navegador e horário de acesso',
        ],
      },
      {
        heading: '2. Como usamos os dados',
        paragraphs: [
          'Usamos os dados para enviar códigos de verificação, oferecer cursos, emitir certificados e proteger a plataforma. Não os usamos para publicidade.',
        ],
      },
      {
        heading: '3. Quem pode ver os dados',
        paragraphs: [
          'A administração e os instrutores da sua instituição podem ver seu histórico de aprendizagem. Compartilhamos dados com fornecedores somente no que for necessário, por exemplo para enviar um SMS.',
        ],
      },
      {
        heading: '4. Armazenamento e segurança',
        paragraphs: [
          'Os dados são transmitidos com criptografia e guardados enquanto sua conta existir. Após a exclusão, são apagados ou anonimizados em até 15 dias corridos, salvo exigência legal.',
        ],
      },
      {
        heading: '5. Seus direitos',
        paragraphs: ['A qualquer momento você pode:'],
        items: [
          'ver e corrigir seus dados',
          'receber uma cópia deles',
          'retirar seu consentimento',
          'pedir a exclusão da conta',
        ],
      },
      {
        heading: '6. Contato',
        paragraphs: [
          'Envie perguntas sobre esta política à administração da sua instituição. Respondemos em até 15 dias úteis.',
        ],
      },
    ],
  },
};
