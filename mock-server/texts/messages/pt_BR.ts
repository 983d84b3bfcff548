import type { Messages } from './messageTypes';

export const pt_BR: Messages = {
  appName: 'Minha Instituição',
  smsText: (code) =>
    `[Plataforma de aprendizagem] Seu código de verificação é ${code}. Ele é válido por 5 minutos. Não o compartilhe com ninguém.`,
  emailText: (code) =>
    `Olá, seu código de verificação da plataforma de aprendizagem é ${code}. Ele é válido por 5 minutos. Se você não o solicitou, ignore este e-mail.`,
  challengeWarning: 'Foram solicitados códigos demais para esta conta. Tente novamente mais tarde.',
  sliderRequired: 'Conclua primeiro a verificação de segurança.',
  sliderWrong: 'A peça não está no lugar certo. Tente novamente.',
  sliderStale: 'A verificação expirou. Faça-a novamente.',
  sendRefused:
    'Não é possível enviar um código para esta conta agora. Use outra ou fale com a administração.',
  sendTooSoon: (seconds) =>
    `Um código já foi enviado. Tente novamente em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  emailInvalid: 'Este endereço não pode receber e-mails. Confira e tente novamente.',
  phoneInvalid:
    'Número de celular inválido. Informe um celular da China continental com 11 dígitos.',
  codeWrong: 'O código de verificação está incorreto ou não é mais válido.',
  codeLocked: 'Muitas tentativas incorretas. Solicite um novo código.',
  agreementMissing: 'Aceite primeiro os termos de serviço e a política de privacidade.',
  signInFailing: 'Há um problema com esta conta e não é possível entrar. Fale com a administração.',
  pendingDeregistration: 'Esta conta está em processo de exclusão. Restaure-a para entrar.',
  qrExpired: 'O código QR expirou. Atualize-o e escaneie-o novamente.',
  qrNotConfirmed: 'Confirme primeiro o login no aplicativo.',
  nothingToRestore:
    'Esta conta não está em processo de exclusão, portanto não há nada a restaurar.',
  restoreSmsText: (code) =>
    `[Plataforma de aprendizagem] Seu código para restaurar a conta é ${code}. Ele é válido por 5 minutos. Não o compartilhe com ninguém.`,
  restoreEmailText: (code) =>
    `Olá, seu código para restaurar sua conta na plataforma de aprendizagem é ${code}. Ele é válido por 5 minutos. Se você não o solicitou, ignore este e-mail.`,
  clientIpUnknown: 'Não foi possível identificar sua rede. Tente novamente mais tarde.',
  imageName: 'O nome do arquivo da imagem pode ter no máximo 200 caracteres.',
  imageExtension: 'Só é possível enviar imagens JPG, JPEG e PNG.',
  imageSize: 'A imagem não pode ter mais de 2\u00a0MB.',
  imageContent: 'O conteúdo da imagem não corresponde ao formato. Escolha outra.',
  imageDimensions: 'A imagem é larga ou alta demais. Reduza-a e envie-a novamente.',
  imageUnknown: 'A imagem não existe ou não está mais disponível. Envie-a novamente.',
  applicationWaiting: 'Você já enviou uma solicitação. Aguarde a análise da administração.',
  noPermission: 'Sem permissão',
  realNameInvalid: 'O nome não pode conter caracteres especiais.',
  reasonInvalid: 'Informe um motivo sem código de programação.',
  notSignedIn: 'Sua sessão expirou. Entre novamente.',
  academyClosed: 'Esta instituição ainda não está aberta.',
  tooManyCalls: (seconds) =>
    `Muitas solicitações. Tente novamente em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  serverBroken: 'Ocorreu um erro no servidor. Tente novamente mais tarde.',
  selectorFilter: 'Esta lista não pode ser filtrada dessa forma.',
  departmentGone: 'O departamento não existe ou foi excluído.',
  academyTypes: {
    corporate: 'Instituição corporativa',
    branch: 'Unidade regional',
    partner: 'Instituição parceira',
    campus: 'Escola',
  },
  importExtension: 'Só é possível importar arquivos XLS e XLSX.',
  importContent:
    'O arquivo não é uma pasta de trabalho do Excel. Salve-o como XLSX ou XLS e tente novamente.',
  importSize: (megabytes) => `O arquivo não pode ter mais de ${megabytes}\u00a0MB.`,
  importMissing: 'Envie o arquivo primeiro',
  importKeyReused: 'Esta importação já foi usada para outro arquivo. Importe novamente.',
  importUnknown: 'A importação não existe ou foi excluída.',
  importNotReady: 'A importação ainda não está pronta. Tente novamente mais tarde.',
  importNotCancellable: 'A importação está em andamento ou terminou e não pode ser cancelada.',
  importUnreadable: 'Não é possível ler o arquivo. Verifique e importe novamente.',
  importEmpty: 'Não há dados para importar no arquivo.',
  importTooMany: (most) => `É possível importar no máximo ${most} registros por vez.`,
  importFailed: 'A importação falhou. Importe novamente.',
  importReasons: {
    notFound: 'A conta não existe',
    disabled: 'A conta está desativada',
    outOfScope: 'Fora do seu escopo de gestão',
    duplicate: 'Repete uma linha anterior',
  },
  importReason: 'Motivo da falha',
  importTemplateName: 'modelo-de-importacao',
  importReportName: 'relatorio-de-erros',
  selectionEmpty: 'Selecione pelo menos um participante.',
  selectionTooMany:
    'Há pessoas demais selecionadas de uma vez. Selecione departamentos ou use a importação em lote.',
  academiesMissing: 'Selecione pelo menos uma instituição.',
  scopeContradicted: 'Os departamentos selecionados não correspondem ao escopo de gestão.',
  quotaUsedUp: 'A cota de serviços de valor agregado da instituição está esgotada.',
};
