import type { Messages } from './messages';

export const pt_BR: Messages = {
  appName: 'Aplicativo da Academia',
  smsText: (code) => `[Plataforma de aprendizagem] Seu código de verificação é ${code}. Ele vale por 5 minutos. Não o compartilhe com ninguém.`,
  emailText: (code) => `Olá, seu código de verificação da plataforma de aprendizagem é ${code}. Ele vale por 5 minutos. Se você não o solicitou, ignore este e-mail.`,
  challengeWarning: 'Foram solicitados códigos demais para esta conta. Tente novamente mais tarde.',
  sliderRequired: 'Conclua primeiro a verificação do controle deslizante.',
  sliderWrong: 'A peça não está no lugar certo. Tente novamente.',
  sliderStale: 'A verificação expirou. Faça-a novamente.',
  sendRefused: 'Não podemos enviar um código para esta conta agora. Use outra ou fale com o administrador.',
  sendTooSoon: (seconds) => `Um código já foi enviado. Tente novamente em ${seconds} s.`,
  emailInvalid: 'Este endereço não pode receber e-mails. Confira e tente novamente.',
  codeWrong: 'O código de verificação está incorreto ou não é mais válido.',
  codeLocked: 'Muitas tentativas incorretas. Solicite um novo código.',
  agreementMissing: 'Aceite primeiro o contrato de serviço e a política de privacidade.',
  signInFailing: 'Há um problema com esta conta e não é possível entrar. Fale com o administrador.',
  pendingDeregistration: 'Esta conta está em processo de exclusão. Restaure-a para entrar.',
  notSignedIn: 'Sua sessão expirou. Entre novamente.',
  academyClosed: 'Esta academia ainda não está aberta.',
  serverBroken: 'Ocorreu um erro no servidor. Tente novamente mais tarde.',
  notFound: 'O serviço solicitado não existe.',
  contractBroken: 'A solicitação não é válida.',
};
